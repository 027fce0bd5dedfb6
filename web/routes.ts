import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  layout('routes/pages.tsx', [
    index('routes/home.tsx'),
    route('login', 'routes/login.tsx'),
    route('register', 'routes/register.tsx'),
    route('confirmer', 'routes/confirm-email.tsx'),
    route('mot-de-passe-oublie', 'routes/forgotten-password.tsx'),
    route('reinitialiser', 'routes/reset-password.tsx'),
    route('talk/:agentId', 'routes/talk.tsx'),
    route('retractation', 'routes/withdrawal.tsx'),
    route('resiliation', 'routes/cancellation.tsx'),
    route('conditions-vente', 'routes/terms-of-sale.tsx'),
    route('mentions-legales', 'routes/legal-notice.tsx'),
    route('politique-confidentialite', 'routes/privacy.tsx'),
    route('conditions-utilisation', 'routes/terms-of-use.tsx'),
    route('politique-cookies', 'routes/cookie-policy.tsx'),
    route('accessibilite', 'routes/accessibility.tsx'),
    layout('routes/members.tsx', [
      route('dashboard', 'routes/dashboard.tsx'),
      route('favorites', 'routes/favorites.tsx'),
      route('wallet', 'routes/wallet.tsx'),
      route('success', 'routes/success.tsx'),
      route('profile', 'routes/profile.tsx'),
      route('profile/special-agents', 'routes/special-agents.tsx'),
      route('profile/rendez-vous', 'routes/appointments.tsx'),
      route('profile/history', 'routes/history.tsx'),
      route('profile/history/:conversationId', 'routes/conversation.tsx'),
    ]),
    route('*', 'routes/unknown.tsx'),
  ]),
] satisfies RouteConfig
