import { parseNextPath } from '../../../../domain/accounts/next-path'

type FormAction = (formData: FormData, next: string | null) => Promise<unknown>

/**
 * Runs the action named in the `intent` field of the submitted form. The action also receives the page to
 * open after sign-in, from the URL. Throws when the page has no action of that name.
 */
export async function runFormAction(
  request: Request,
  actions: Readonly<Record<string, FormAction>>,
): Promise<unknown> {
  const formData = await request.formData()
  const intent = String(formData.get('intent'))
  const action = Object.hasOwn(actions, intent) ? actions[intent] : undefined
  if (!action) throw new Error(`This page has no form action called ${intent}`)
  return action(formData, parseNextPath(new URL(request.url).searchParams.get('next')))
}
