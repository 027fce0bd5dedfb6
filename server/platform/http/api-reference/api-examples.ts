type Example = { request?: unknown; response?: unknown }

const id = '8d0f7e52-6a0b-4c1e-9d6b-3f2a1c5e7b90'

/**
 * Examples of requests and responses by method and path; a test checks them against the schemas.
 */
export const examples: Partial<Record<string, Example>> = {
  'post /auth/sign-up/email': {
    request: {
      name: 'Camille',
      email: 'camille@example.test',
      password: 'une phrase assez longue',
      hasAcceptedTerms: true,
    },
  },
  'post /auth/sign-in/email': {
    request: {
      email: 'camille@example.test',
      password: 'une phrase assez longue',
      rememberMe: true,
    },
  },
  'post /auth/request-password-reset': { request: { email: 'camille@example.test' } },
  'post /call/web': {
    request: { assistantId: 'amivoix:clara', memoryConsent: false },
    response: {
      id,
      webCallUrl: `wss://amivoix.example/api/calls/${id}/stream?ticket=Zk3v…`,
      provider: 'amivoix',
      expiresAt: '2026-03-01T20:01:00.000Z',
      maxDurationSeconds: 300,
      resumeToken: 'q8Lw…',
      agent: {
        id: 'clara',
        name: 'Clara',
        image: 'https://amivoix.example/portraits/clara.svg',
        portraitHue: 20,
      },
    },
  },
  'post /functions/vapi-call-analysis': {
    request: { callId: id, conversationId: id },
    response: { data: { hasAnalysis: true } },
  },
  'post /functions/stripe-checkout': {
    request: {
      price_id: 'price_packStandard',
      success_url: 'https://amivoix.example/success?session_id={CHECKOUT_SESSION_ID}',
      cancel_url: 'https://amivoix.example/wallet',
      mode: 'payment',
      user_id: id,
    },
    response: { url: 'https://checkout.stripe.com/c/pay/cs_test_a1' },
  },
  'post /feedbacks': { request: { conversationId: id, rating: 5 } },
  'get /calls/{id}': { response: { state: 'live' } },
}
