/**
 * An error of the OpenAI Realtime protocol: why a client's event was refused, or an error of the call.
 */
export type RealtimeFault = {
  type: 'invalid_request_error' | 'server_error'
  code: string
  /** In French, for the developer. */
  message: string
  /** The field that is wrong. */
  param?: string
}

const createFault = (code: string, message: string, param?: string): RealtimeFault => ({
  type: 'invalid_request_error',
  code,
  message,
  ...(param !== undefined && { param }),
})

/**
 * The faults for which we refuse a client's event. The `error` events of the call itself, such as
 * RATE_LIMITED, are translated to this protocol in realtime-translator.ts.
 */
export const realtimeFaults = {
  unknownEvent: (type: string) =>
    createFault(
      'unsupported_event',
      `L’événement «\u00a0${type}\u00a0» n’est pas pris en charge.`,
      'type',
    ),
  malformed: createFault('invalid_event', 'Cet événement n’a pas la forme attendue.'),
  sessionType: createFault(
    'invalid_value',
    'Seules les sessions «\u00a0realtime\u00a0» existent.',
    'session.type',
  ),
  modalities: createFault(
    'invalid_value',
    'Une réponse est sonore, ["audio"], ou écrite, ["text"].',
    'session.output_modalities',
  ),
  format: (param: string) =>
    createFault('invalid_value', 'Le son est en audio/pcm, à 24 000 Hz.', param),
  tools: createFault('unsupported_value', 'Un compagnon n’a pas d’outils.', 'session.tools'),
  turnDetection: createFault(
    'unsupported_value',
    'Avec la détection des tours, le compagnon répond et se laisse toujours interrompre\u00a0; avec null, vous terminez vous-même chaque tour.',
    'session.audio.input.turn_detection',
  ),
  unsupportedItem: createFault(
    'unsupported_value',
    'Seul un message «\u00a0user\u00a0» composé de «\u00a0input_text\u00a0» peut être ajouté à la conversation.',
    'item',
  ),
  itemNotFound: createFault(
    'item_not_found',
    'Cet élément de la conversation n’existe pas.',
    'item_id',
  ),
  itemExists: createFault(
    'item_already_exists',
    'Un élément porte déjà cet identifiant.',
    'item.id',
  ),
  audioTooShort: createFault(
    'input_audio_buffer_commit_empty',
    'Il n’y a pas encore de parole à valider\u00a0: il en faut au moins 100 ms.',
  ),
  bufferFull: createFault(
    'input_audio_buffer_full',
    'Un tour dure au plus une minute\u00a0: la suite n’a pas été gardée.',
  ),
  responseActive: createFault(
    'conversation_already_has_active_response',
    'Le compagnon parle déjà\u00a0: attendez response.done, ou envoyez response.cancel.',
  ),
  nothingToAnswer: createFault(
    'response_create_without_input',
    'Rien de nouveau n’a été dit au compagnon depuis sa dernière réponse. Il salue de lui-même.',
  ),
  responseOptions: createFault(
    'unsupported_value',
    'Une réponse fait toujours partie de la conversation.',
    'response',
  ),
  cancelNotActive: createFault('response_cancel_not_active', 'Aucune réponse n’est en cours.'),
} as const
