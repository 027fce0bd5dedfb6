import type { OrderFilter } from './order-list'
import { shortenId } from './short-id'

/** What an audit log entry can be about. */
export const auditSubjects = ['user', 'agent', 'order', 'call', 'settings'] as const

export type AuditSubject = (typeof auditSubjects)[number]

export const auditSubjectLabels: Record<AuditSubject, string> = {
  user: 'Utilisateurs',
  agent: 'Agents',
  order: 'Transactions',
  call: 'Appels',
  settings: 'Réglages',
}

type Details = Readonly<Record<string, unknown>>

const roleNames = new Map<unknown, string>([
  ['admin', 'administrateur'],
  ['user', 'utilisateur'],
])

const formatCount = (details: Details, name: string) => {
  const count = details[name]
  return typeof count === 'number' ? count.toLocaleString('fr-FR') : '?'
}

/**
 * French texts of the audit log's entries, by action. The database stores the actions: do not
 * rename them.
 */
const texts = {
  'user.minutes-added': (details) => `Minutes ajoutées : ${formatCount(details, 'minutes')}`,
  'user.role-changed': ({ to }) => `Rôle changé : ${roleNames.get(to) ?? '?'}`,
  'user.suspended': () => 'Compte suspendu',
  'user.suspension-lifted': () => 'Suspension levée',
  'call.ended': () => 'Appel raccroché',
  'order.exported': () => 'Transactions exportées',
  'newsletter.exported': (details) =>
    `Adresses de la lettre exportées : ${formatCount(details, 'addresses')}`,
  'agent.created': () => 'Agent créé',
  'agent.imported': () => 'Agent importé d’un fichier',
  'agent.changed': () => 'Agent mis à jour',
  'agent.deleted': () => 'Agent supprimé',
  'agent.published': () => 'Agent publié',
  'agent.withdrawn': () => 'Agent retiré du catalogue',
} satisfies Record<string, (details: Details) => string>

export type AuditAction = keyof typeof texts

const textsByAction = new Map<string, (details: Details) => string>(Object.entries(texts))

/**
 * Describes an entry of the audit log in French. Returns the action itself if it has no text here,
 * for example when a newer version of the product stored it.
 */
export const describeAuditAction = (action: string, details: Details): string =>
  textsByAction.get(action)?.(details).replace(' :', '\u00a0:') ?? action

/** Returns the reason that an administrator gave; null without one. */
export const readAuditReason = ({ reason }: Details): string | null =>
  typeof reason === 'string' && reason !== '' ? reason : null

const subjectNames: Record<AuditSubject, string> = {
  user: 'Compte',
  agent: 'Agent',
  order: 'Transaction',
  call: 'Appel',
  settings: 'Réglage',
}

/**
 * Texts for entries about an export of orders. Such an entry stores the filter of the exported list
 * in place of a subject id.
 */
const exportedOrdersTexts: Record<OrderFilter, string> = {
  all: 'Toutes les transactions',
  paid: 'Transactions payées',
  pending: 'Transactions en attente',
  failed: 'Transactions échouées',
}
const exportedOrdersTextByFilter = new Map<string, string>(Object.entries(exportedOrdersTexts))

/** Describes what an entry of the audit log is about, in French. */
export function describeAuditSubject(subjectKind: string, id: string): string {
  const kind = auditSubjects.find((known) => known === subjectKind)
  const exportText = kind === 'order' ? exportedOrdersTextByFilter.get(id) : undefined
  if (exportText) return exportText
  const hasReadableId = kind === 'agent' || kind === 'settings'
  return `${kind ? subjectNames[kind] : subjectKind} ${hasReadableId ? id : shortenId(id)}`
}
