import { createHash, randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import {
  dataTagHeader,
  type InlineCode,
  type PageContext,
  pageContext,
} from '../../../../../contract/page-context'
import type { PageRequest, RenderedPage } from './page-messages'

/** The dependencies that the server passes to render one page. */
export type RenderDeps = {
  api: PageContext['api']
  reportError: PageContext['reportError']
  /** Whether an API request of this page has failed with a server error (5xx). */
  hasApiFailed?(): boolean
}

/** Loads the code of the pages, which takes a second or more the first time. */
export const loadPages = async () =>
  (await import('virtual:react-router/server-build')) as ServerBuild

/** Creates a function that renders pages with React Router, on the thread that calls it. */
export function createRenderPage(clientDirectory: string | undefined, isProduction: boolean) {
  const handleRequest = createRequestHandler(loadPages, isProduction ? 'production' : 'development')
  return async (pageRequest: PageRequest, deps: RenderDeps): Promise<RenderedPage> => {
    const { url, headers, knownDataTag, ...settings } = pageRequest
    // In development a nonce would only cause hydration warnings about Vite's own tags.
    const nonce = isProduction ? randomBytes(16).toString('base64') : undefined
    const context = new RouterContextProvider()
    let hasCallRoom = false as boolean
    let inlineCode: InlineCode = { scripts: [], styles: [] }
    context.set(pageContext, {
      ...settings,
      nonce,
      knownDataTag,
      readStyleSheet: (url) => readBuiltStyleSheet(clientDirectory, url),
      api: deps.api,
      reportError: deps.reportError,
      allowInlineCode(code) {
        inlineCode = code
      },
      allowCallRoom() {
        hasCallRoom = true
      },
      isClientNavigation: isClientNavigation(url, headers),
    })
    const response = await handleRequest(new Request(url, { headers }), context)
    const dataTag = response.headers.get(dataTagHeader) ?? undefined
    response.headers.delete(dataTagHeader)
    const body = new Uint8Array(await response.arrayBuffer())
    return {
      status: response.status,
      headers: [...response.headers],
      body,
      inlineCode: isProduction ? hashInlineCode(inlineCode) : 'development',
      dataTag,
      ...(hasCallRoom && { hasCallRoom }),
      isIncomplete: deps.hasApiFailed?.() ?? false,
    }
  }
}

const hashInlineCode = ({ scripts, styles }: InlineCode): InlineCode => ({
  scripts: scripts.map(hashSource),
  styles: styles.map(hashSource),
})

const hashSource = (code: string) =>
  `'sha256-${createHash('sha256').update(code).digest('base64')}'`

const dataSuffixPattern = /(?:\/_root)?\.data$/

/**
 * Whether the request asks for the data of a page to which the browser navigates. When a page
 * refreshes its own data, the referrer is the page itself.
 */
function isClientNavigation(url: string, headers: PageRequest['headers']) {
  const { pathname } = new URL(url)
  if (!dataSuffixPattern.test(pathname)) return false
  const referrer = headers.find(([name]) => name === 'referer')?.[1] ?? ''
  return (
    !URL.canParse(referrer) ||
    new URL(referrer).pathname !== pathname.replace(dataSuffixPattern, '')
  )
}

const builtStyleSheetPattern = /^\/assets\/[\w-]+\.css$/

function readBuiltStyleSheet(directory: string | undefined, url: string) {
  if (!directory || !builtStyleSheetPattern.test(url)) return
  return readFileSync(path.join(directory, url), 'utf8')
}
