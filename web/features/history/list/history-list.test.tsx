import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { Conversation } from '../../../../contract/conversations/history'
import { buildConversation } from '../testing/build-conversation'
import { HistoryList } from './history-list'

function renderList(conversations: readonly Conversation[]) {
  const client = new QueryClient()
  client.setQueryData(['conversations'], conversations)
  const list = (
    <QueryClientProvider client={client}>
      <HistoryList />
    </QueryClientProvider>
  )
  const router = createMemoryRouter([{ path: '/', element: list }])
  return renderToStaticMarkup(<RouterProvider router={router} />)
}

test('keeps the element that takes the focus after a deletion when no conversation is left', () => {
  const emptyList = renderList([])
  expect(emptyList).toContain('Vos conversations apparaîtront ici')
  const findOuterTag = (html: string) => /^<div[^>]*>/.exec(html)?.[0]
  expect(findOuterTag(emptyList)).toContain('tabindex="-1"')
  expect(findOuterTag(emptyList)).toBe(findOuterTag(renderList([buildConversation({})])))
})
