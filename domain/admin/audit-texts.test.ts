import { expect, test } from 'vitest'
import { describeAuditAction, describeAuditSubject, readAuditReason } from './audit-texts'

test.each([
  ['user.minutes-added', { minutes: 1_200 }, 'Minutes ajoutées\u00a0: 1\u202f200'],
  ['user.role-changed', { to: 'admin' }, 'Rôle changé\u00a0: administrateur'],
  ['user.role-changed', {}, 'Rôle changé\u00a0: ?'],
  ['user.suspended', { reason: 'Abus' }, 'Compte suspendu'],
  ['newsletter.exported', { addresses: 12 }, 'Adresses de la lettre exportées\u00a0: 12'],
  ['agent.changed', {}, 'Agent mis à jour'],
  ['agent.withdrawn', {}, 'Agent retiré du catalogue'],
])('describes the action %s with the details %j in French', (action, details, text) => {
  expect(describeAuditAction(action, details)).toBe(text)
})

test('shows an action of a newer version, which has no text here, as it is stored', () => {
  expect(describeAuditAction('unknown.action', {})).toBe('unknown.action')
})

test('reads the reason from the details of an entry', () => {
  expect(readAuditReason({ reason: 'Geste commercial' })).toBe('Geste commercial')
  expect([{}, { reason: '' }, { reason: 3 }].map(readAuditReason)).toEqual([null, null, null])
})

test.each([
  ['order', 'all', 'Toutes les transactions'],
  ['order', 'paid', 'Transactions payées'],
  ['user', '0b0c5a52-7c5e-4d6f-9a55-0f2c8f3c1d11', 'Compte 0b0c5a52'],
  ['agent', 'raphael-serein', 'Agent raphael-serein'],
  ['unknown', '0b0c5a52-7c5e-4d6f-9a55-0f2c8f3c1d11', 'unknown 0b0c5a52'],
])('describes the subject %s %s in French', (kind, id, text) => {
  expect(describeAuditSubject(kind, id)).toBe(text)
})
