import type { CompanionPersona } from '../../../domain/companions/companion-persona'
import type { DialoguePrompt } from '../../ports/dialogue'
import { createScriptedDialogue } from '../create-scripted-dialogue'
import type { DialogueCompanion, DialogueContext } from '../dialogue-context'

export const plainPersona: CompanionPersona = {
  address: 'tu',
  greetings: ['Bonsoir {name}, ça fait plaisir.', 'Bonsoir, installe-toi.'],
  aiNotices: ['Je suis une intelligence artificielle, autant le dire.'],
  manner: {
    acknowledgements: ['Mm, je t’écoute.', 'D’accord.', 'Va à ton pas.', 'Oui.', 'Je suis là.'],
    turnsOfPhrase: ['La lampe est basse.', 'Il pleut quelque part.', 'Le thé refroidit.'],
    thanksReplies: ['Avec joie.', 'De rien.'],
    farewells: ['À bientôt {name}.', 'Bonne nuit.', 'Salut.'],
  },
}

export const plainCompanion: DialogueCompanion = {
  id: 'lou',
  name: 'Lou',
  category: 'amitie',
  language: 'french',
  persona: plainPersona,
}

type Part = Omit<Partial<DialogueContext>, 'companion' | 'caller'> & {
  companion?: Partial<DialogueCompanion>
  caller?: Partial<DialogueContext['caller']>
}

/** A call to talk through: each `say`, `speak`… gives the sentences that the caller hears. */
export function rehearse({ companion, caller, ...rest }: Part = {}) {
  const heard: string[][] = []
  const dialogue = createScriptedDialogue({
    companion: { ...plainCompanion, ...companion },
    caller: { name: 'Inès', profileSummary: null, pastSummaries: [], ...caller },
    isFirstCallOfTheDay: false,
    seed: 7,
    ...rest,
  })

  async function hear(prompt: DialoguePrompt): Promise<string[]> {
    const response = dialogue.prepare(prompt, new AbortController().signal)
    const sentences: string[] = []
    for await (const sentence of response.sentences) sentences.push(sentence)
    response.accept()
    heard.push(sentences)
    return sentences
  }

  return {
    dialogue,
    /** Every response so far. */
    heard,
    hear,
    greeting: () => hear({ kind: 'greeting' }),
    say: (text: string) => hear({ kind: 'typed', text }),
    speakUnheard: () => hear({ kind: 'unheard', speechMs: 1500 }),
    async sayAll(texts: readonly string[]) {
      for (const text of texts) await hear({ kind: 'typed', text })
    },
  }
}
