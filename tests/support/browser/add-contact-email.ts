import type { Page } from 'playwright-core'

/** How React Router's page data, a list of values that refer to each other, encodes null. */
const nullReference = -5

/** Adds a contact address of the operator to the page data of client-side navigations. */
export const addContactEmail = (page: Page, email: string) =>
  page.route(/[.]data([?]|$)/, async (route) => {
    const response = await route.fetch()
    const [pageDataLine = '', ...deferredLines] = (await response.text()).split('\n')
    const values: unknown[] = JSON.parse(pageDataLine)
    const emailKey = `_${values.indexOf('email')}`
    for (const value of values)
      if (isObject(value) && value[emailKey] === nullReference)
        value[emailKey] = values.push(email) - 1
    await route.fulfill({ response, body: [JSON.stringify(values), ...deferredLines].join('\n') })
  })

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
