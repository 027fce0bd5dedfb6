import type { Page } from 'playwright-core'

/** How React Router's page data, a list of values that refer to each other, encodes null. */
const nullReference = -5

/** Adds a contact address of the operator to the page data of client-side navigations. */
export const addContactEmail = (page: Page, email: string) =>
  page.route(/[.]data([?]|$)/, async (route) => {
    const response = await route.fetch()
    const [line = '', ...rest] = (await response.text()).split('\n')
    const values: unknown[] = JSON.parse(line)
    const key = `_${values.indexOf('email')}`
    for (const value of values)
      if (isObject(value) && value[key] === nullReference) value[key] = values.push(email) - 1
    await route.fulfill({ response, body: [JSON.stringify(values), ...rest].join('\n') })
  })

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
