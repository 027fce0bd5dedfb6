import type { CompanionPersona } from '../../../domain/companions/companion-persona'
import { removeLanguageMarkers } from '../../language-spans/language-markers'
import type { DialoguePrompt } from '../../ports/dialogue'
import { createScriptedDialogue } from '../create-scripted-dialogue'
import type { DialogueCompanion, DialogueContext } from '../dialogue/dialogue-context'

export const testPersona: CompanionPersona = {
  address: 'tu',
  greetings: ['Bonsoir {name}, ça fait plaisir.', 'Bonsoir, installe-toi.'],
  aiDisclosures: ['Je suis une intelligence artificielle, autant le dire.'],
  manner: {
    acknowledgements: ['Mm, je t’écoute.', 'D’accord.', 'Va à ton pas.', 'Oui.', 'Je suis là.'],
    turnsOfPhrase: ['La lampe est basse.', 'Il pleut quelque part.', 'Le thé refroidit.'],
    thanksReplies: ['Avec joie.', 'De rien.'],
    farewells: ['À bientôt {name}.', 'Bonne nuit.', 'Salut.'],
  },
}

export const testCompanion: DialogueCompanion = {
  id: 'lou',
  name: 'Lou',
  style: 'Calme, attentif',
  description: 'Lou écoute sans se presser.',
  category: 'amitie',
  language: 'french',
  persona: testPersona,
}

type TestContext = Omit<Partial<DialogueContext>, 'companion' | 'caller'> & {
  companion?: Partial<DialogueCompanion>
  caller?: Partial<DialogueContext['caller']>
}

/**
 * Starts a call with a test companion. `send` and the methods that send one prompt call `accept` on the response. They
 * return its sentences without language markers.
 */
export function startTestCall({ companion, caller, ...rest }: TestContext = {}) {
  const responses: string[][] = []
  const markedResponses: string[][] = []
  const dialogue = createScriptedDialogue({
    companion: { ...testCompanion, ...companion },
    caller: { name: 'Inès', profileSummary: null, pastSummaries: [], ...caller },
    isAiDisclosureDue: false,
    seed: 7,
    ...rest,
  })

  async function send(prompt: DialoguePrompt): Promise<string[]> {
    const response = dialogue.prepare(prompt, new AbortController().signal)
    const sentences: string[] = []
    for await (const sentence of response.sentences) sentences.push(sentence)
    response.accept()
    const plainSentences = sentences.map(removeLanguageMarkers)
    markedResponses.push(sentences)
    responses.push(plainSentences)
    return plainSentences
  }

  return {
    dialogue,
    /** Every response so far, without language markers. */
    responses,
    /** Every response so far, with the language markers of foreign words. */
    markedResponses,
    send,
    greeting: () => send({ kind: 'greeting' }),
    say: (text: string) => send({ kind: 'typed', text }),
    speakUnrecognised: () => send({ kind: 'unrecognised', speechMs: 1500 }),
    async sayAll(texts: readonly string[]) {
      for (const text of texts) await send({ kind: 'typed', text })
    },
  }
}
