type Group = { name: string; description: string; paths: readonly string[] }

/** The groups of operations, each with the first one or two segments of its paths. */
const groups: readonly Group[] = [
  {
    name: 'Compte',
    description: 'S’inscrire, se connecter, son compte et ses accords.',
    paths: ['auth', 'me', 'confirmation-link', 'password-link', 'cookie-consents'],
  },
  {
    name: 'Clés d’accès',
    description: 'Les clés avec lesquelles ses propres programmes appellent un compagnon.',
    paths: ['keys'],
  },
  {
    name: 'Profil',
    description: 'Les réponses de son profil et leur résumé.',
    paths: ['profile'],
  },
  {
    name: 'Compagnons',
    description: 'Le catalogue, les extraits et les favoris.',
    paths: [
      'agents',
      'popular-agents',
      'sample-agents',
      'sample-conversation',
      'hello',
      'favorites',
    ],
  },
  {
    name: 'Blog',
    description: 'Les articles, et l’inscription à ceux qui viennent.',
    paths: ['articles', 'newsletter'],
  },
  {
    name: 'Appels',
    description: 'Ouvrir un appel vocal, savoir ce qu’il est devenu, et convenir du prochain.',
    paths: ['call', 'calls', 'vapi', 'webhooks/vapi', 'appointments'],
  },
  {
    name: 'Conversations',
    description: 'Ses conversations, ce qui en est retenu, leurs notes et leurs signalements.',
    paths: ['conversations', 'memories', 'feedbacks', 'reports', 'functions/vapi-call-analysis'],
  },
  {
    name: 'Paiements',
    description: 'Solde, achats, abonnement et factures.',
    paths: ['wallet', 'functions/stripe-checkout', 'webhooks/stripe'],
  },
  {
    name: 'Rétractation et résiliation',
    description: 'Ce que la loi permet après un achat.',
    paths: ['withdrawals', 'cancellations', 'legal'],
  },
  {
    name: 'Aide et contact',
    description: 'Les questions fréquentes et les coordonnées de l’exploitant.',
    paths: ['help', 'contact'],
  },
  {
    name: 'Administration',
    description: 'Ce que seuls les administrateurs voient et font.',
    paths: ['admin'],
  },
  { name: 'Santé', description: 'L’état du service, pour qui l’exploite.', paths: ['health'] },
]

/** The group of all other paths. */
export const otherGroup = { name: 'Autres', description: 'Le reste.' }

/** Returns the group of a path. */
export function findGroup(path: string) {
  const [, first = '', second = ''] = path.split('/')
  const hasPath = ({ paths }: Group) =>
    paths.includes(first) || paths.includes(`${first}/${second}`)
  return groups.find(hasPath) ?? otherGroup
}
