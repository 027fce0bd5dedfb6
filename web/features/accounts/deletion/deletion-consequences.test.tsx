import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DeletionConsequences } from './deletion-consequences'

const packStandard = { orderId: 'order-1', minutes: 33, availableOn: '2026-12-07' }

const render = (props: Parameters<typeof DeletionConsequences>[0]) =>
  renderToStaticMarkup(<DeletionConsequences {...props} />)

test('mentions the balance and the waiting minutes, and links to the withdrawal', () => {
  const html = render({ minutesLeft: 5, waitingMinutes: [packStandard] })
  expect(html).toContain('Vos 5\u00a0minutes restantes')
  expect(html).toContain('Vos 33\u00a0minutes payées, en attente')
  expect(html).toMatch(/avant le 7.décembre 2026, il vous est remboursé en entier/)
  expect(html).toContain('href="/retractation"')
})

test('says nothing about waiting minutes when there are none', () => {
  expect(render({ minutesLeft: 0, waitingMinutes: [] })).not.toContain('attente')
})

test('warns that there may be waiting minutes when they could not be loaded', () => {
  expect(render({ minutesLeft: 0, waitingMinutes: undefined })).toContain('s’il y en a')
})
