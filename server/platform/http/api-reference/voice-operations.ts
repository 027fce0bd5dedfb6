import type { OpenAPI } from '@orpc/openapi'
import { z } from 'zod'
import { helloVoiceRequest } from '../../../../contract/companions/hello'
import { fixedApiPaths, helloVoicePath } from '../../../../contract/paths'
import { type FixedOperation, withoutApiPrefix } from './fixed-operation'

type ParameterSchema = NonNullable<OpenAPI.ParameterObject['schema']>

const createParameter = (
  location: 'header' | 'path' | 'query',
  name: string,
  description: string,
  schema: ParameterSchema = { type: 'string' },
): OpenAPI.ParameterObject => ({
  name,
  in: location,
  description,
  required: location !== 'query',
  schema,
})

const createResponse = (
  description: string,
  mediaType: string,
  schema: OpenAPI.SchemaObject,
): OpenAPI.ResponseObject => ({ description, content: { [mediaType]: { schema } } })

/** The endpoints of a call's WebSocket, of the hello's audio, and of hosted calls. */
export const voiceOperations: readonly FixedOperation[] = [
  {
    method: 'get',
    path: '/calls/{id}/stream',
    summary: 'Le WebSocket d’un appel : sons et événements, dans les deux sens',
    description:
      'Un nouvel appel donne son adresse complète. Une seconde connexion reprend l’appel avec le jeton reçu en dernier.',
    parameters: [
      createParameter('path', 'id', 'L’appel.', { type: 'string', format: 'uuid' }),
      createParameter('query', 'ticket', 'Ouvre un nouvel appel, une seule fois.'),
      createParameter('query', 'resume', 'Reprend l’appel après une coupure.'),
      createParameter('query', 'lastFrame', 'Le dernier son joué avant la coupure.', {
        type: 'integer',
        minimum: 0,
      }),
    ],
    success: { description: 'La connexion devient un WebSocket.' },
    successStatus: 101,
    codes: ['TICKET_INVALID', 'ORIGIN_REFUSED', 'NOT_FOUND'],
  },
  {
    method: 'post',
    path: withoutApiPrefix(helloVoicePath),
    summary: 'Une phrase de l’échange de la page d’accueil, en WAV',
    description:
      'Le serveur trouve la phrase d’après ce que la personne a dit : personne ne choisit ce qui est prononcé. L’en-tête x-word-times dit quand commence chaque mot, en millisecondes.',
    body: helloVoiceRequest,
    success: createResponse('Le son.', 'audio/wav', {
      type: 'string',
      contentMediaType: 'audio/wav',
    }),
    codes: ['INPUT_INVALID', 'AGENT_NOT_FOUND', 'RATE_LIMITED', 'VOICE_UNAVAILABLE'],
  },
  {
    method: 'post',
    path: '/vapi/call/web',
    summary: 'Ouvre un appel chez le service vocal hébergé, pour son client officiel',
    description:
      'Le ticket de l’appel est dans « Authorization: Bearer … » et ne sert qu’une fois. Le corps est ignoré : le serveur choisit l’assistant et ses réglages.',
    parameters: [createParameter('header', 'authorization', 'Bearer, puis le ticket.')],
    success: createResponse('Ce que le client du service attend.', 'application/json', {
      type: 'object',
    }),
    successStatus: 201,
    codes: ['TICKET_INVALID', 'VOICE_UNAVAILABLE'],
  },
  {
    method: 'post',
    path: withoutApiPrefix(fixedApiPaths.vapiWebhook),
    summary: 'Reçoit la fin d’un appel du service vocal hébergé',
    description: 'Le corps fait au plus 8 Mo.',
    parameters: [createParameter('header', 'x-vapi-secret', 'Le secret que le service a reçu.')],
    body: z.object({}).loose(),
    success: createResponse('Le rapport est reçu.', 'application/json', {
      type: 'object',
      properties: { received: { type: 'boolean', const: true } },
      required: ['received'],
    }),
    codes: ['UNAUTHENTICATED'],
  },
]
