import type { Page } from 'playwright-core'

/** How React Router writes null in the data of a page, which is a list of values and references. */
const nullReference = -5

/**
 * Adds an e-mail address of the operator, who has not given one yet, to the data of pages that are reached by
 * links of the app.
 */
export const giveContactEmail = (page: Page, email: string) =>
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
