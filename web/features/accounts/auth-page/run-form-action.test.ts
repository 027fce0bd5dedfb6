import { expect, test, vi } from 'vitest'
import { runFormAction } from './run-form-action'

const submit = (path: string, fields: Record<string, string>) =>
  new Request(`https://amivoix.test${path}`, { method: 'POST', body: new URLSearchParams(fields) })

test('runs the action that the form names, with the form’s fields and the next page', async () => {
  const signIn = vi.fn(async (formData: FormData, next: string | null) => ({
    email: formData.get('email'),
    next,
  }))
  const request = submit('/login?next=%2Ftalk%2Foctave', {
    intent: 'sign-in',
    email: 'claire@exemple.fr',
  })
  expect(await runFormAction(request, { 'sign-in': signIn })).toEqual({
    email: 'claire@exemple.fr',
    next: '/talk/octave',
  })
})

test('ignores a next page on another site', async () => {
  const request = submit('/login?next=https%3A%2F%2Fevil.example', { intent: 'sign-in' })
  const readNext = async (_formData: FormData, next: string | null) => next
  expect(await runFormAction(request, { 'sign-in': readNext })).toBeNull()
})

test.each(['sign-up', 'toString'])(
  'throws when the form names an action that the page does not have: "%s"',
  async (intent) => {
    const request = submit('/login', { intent })
    await expect(runFormAction(request, {})).rejects.toThrow(`no form action called ${intent}`)
  },
)
