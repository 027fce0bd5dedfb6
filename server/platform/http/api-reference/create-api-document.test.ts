import { createConfig, lintFromString } from '@redocly/openapi-core'
import { beforeAll, expect, test } from 'vitest'
import { contract } from '../../../../contract/contract'
import { createApiDocument, listOperations } from './create-api-document'
import { otherGroup } from './operation-tags'

let document: Awaited<ReturnType<typeof createApiDocument>>
beforeAll(async () => {
  document = await createApiDocument(contract, 'https://amivoix.example')
})

test('is a valid OpenAPI document with described tags, security and valid examples', async () => {
  const config = await createConfig({
    extends: ['recommended'],
    rules: {
      // The API has no licence that the document could state.
      'info-license': 'off',
      'no-invalid-media-type-examples': 'error',
      'operation-tag-defined': 'error',
      'operation-description': 'off',
      'tag-description': 'error',
      // The endpoints of the newsletter's forms only answer with a redirect.
      'operation-2xx-response': 'off',
      // The health endpoints take no input, so they have no client errors.
      'operation-4xx-response': 'off',
    },
  })
  const problems = await lintFromString({ source: JSON.stringify(document), config })
  expect(
    problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer]),
  ).toEqual([])
})

test('every operation has a group and a summary', () => {
  const incompleteOperations = listOperations(document).filter(
    ({ operation }) => !operation.summary || operation.tags?.includes(otherGroup.name),
  )
  expect(incompleteOperations.map(({ method, path }) => `${method} ${path}`)).toEqual([])
})

test('contains procedures of the contract, and operations outside the contract', () => {
  expect(Object.keys(document.paths)).toEqual(
    expect.arrayContaining([
      '/call/web',
      '/functions/stripe-checkout',
      '/functions/vapi-call-analysis',
      '/webhooks/stripe',
      '/auth/sign-up/email',
      '/auth/sign-in/email',
      '/wallet/invoices/{number}',
      '/newsletter/subscriptions',
      '/newsletter/confirmations',
      '/newsletter/unsubscriptions',
      '/health/live',
      '/health/ready',
    ]),
  )
})

test('documents the errors that many operations share, and which operations need a session', () => {
  const responses = document.paths['/profile']?.patch?.responses ?? {}
  expect(Object.keys(responses)).toEqual(
    expect.arrayContaining(['400', '401', '403', '413', '500']),
  )
  expect(responses['413']).toEqual({ $ref: '#/components/responses/BodyTooLarge' })
  expect(document.paths['/agents']?.get).toMatchObject({ security: [] })
  expect(document.paths['/profile']?.patch).not.toHaveProperty('security')
})
