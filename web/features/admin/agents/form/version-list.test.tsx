import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { AgentVersion } from '../../../../../contract/admin/agents'
import { createStarterSpeech } from '../../../../../domain/admin/companions/starter-speech'
import { VersionList } from './version-list'

const version: AgentVersion = {
  version: 1,
  isCurrent: true,
  createdAt: '2026-11-21T20:00:00.000Z',
  author: null,
  isBuiltIn: true,
  speech: createStarterSpeech('feminine', 'tu'),
}

test('keeps the loaded versions when they cannot be loaded again', async () => {
  const client = new QueryClient()
  const queryKey = ['admin', 'agents', 'versions', 'clara']
  client.setQueryData(queryKey, [version])
  const queryFn = () => Promise.reject(new Error('no network'))
  await client.prefetchQuery({ queryKey, queryFn, retry: false })
  const html = renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <VersionList agentId="clara" onRestore={() => {}} />
    </QueryClientProvider>,
  )
  expect(html).toContain('Version 1')
  expect(html).not.toContain('Réessayer')
})
