import type { FormOfAddress, PersonaRecord } from '../../companions/companion-persona'
import { type CompanionVoice, type Timbre, timbres } from '../../companions/companion-voice'
import type { VoiceGender } from '../../voice-genders'

/** Lists the timbres of a voice gender, the warmest first. */
export const listTimbres = (gender: VoiceGender): Timbre[] =>
  timbres.filter((timbre) => timbre.startsWith(gender))

const createStarterVoice = (gender: VoiceGender): CompanionVoice => ({
  timbre: listTimbres(gender)[0] ?? 'neutral-soft',
  wordsPerMinute: 160,
  pitch: 50,
  pitchRange: 50,
})

/**
 * Returns the voice and lines that prefill the form of a new companion. The lines suit any
 * companion; the administrator replaces them one by one.
 */
export const createStarterSpeech = (gender: VoiceGender, address: FormOfAddress) => ({
  voice: createStarterVoice(gender),
  persona: starterPersonas[address],
  instructions: '',
})

const starterPersonas: Record<FormOfAddress, PersonaRecord> = {
  tu: {
    address: 'tu',
    greetings: [
      'Bonjour {name}, quel plaisir de t’entendre.',
      'Bonjour, prends le temps de t’installer.',
      'Quel bon moment pour parler, je t’écoute.',
    ],
    aiNotices: ['Avant de commencer, je suis une intelligence artificielle.'],
    manner: {
      acknowledgements: [
        'Je t’écoute.',
        'D’accord.',
        'Prends ton temps.',
        'Continue, je suis là.',
        'Bien noté.',
      ],
      turnsOfPhrase: [
        'J’aime les conversations qui prennent leur temps.',
        'Une bonne question vaut souvent mieux qu’une réponse rapide.',
        'Les petits détails disent beaucoup d’une journée.',
      ],
      thanksReplies: ['Avec plaisir.', 'Je t’en prie.'],
      farewells: [
        'À bientôt {name}.',
        'Passe une bonne soirée.',
        'Merci pour cet appel, prends soin de toi.',
      ],
    },
  },
  vous: {
    address: 'vous',
    greetings: [
      'Bonjour {name}, quel plaisir de vous entendre.',
      'Bonjour, prenez le temps de vous installer.',
      'Quel bon moment pour parler, je vous écoute.',
    ],
    aiNotices: ['Avant de commencer, je suis une intelligence artificielle.'],
    manner: {
      acknowledgements: [
        'Je vous écoute.',
        'D’accord.',
        'Prenez votre temps.',
        'Continuez, je suis là.',
        'Bien noté.',
      ],
      turnsOfPhrase: [
        'J’aime les conversations qui prennent leur temps.',
        'Une bonne question vaut souvent mieux qu’une réponse rapide.',
        'Les petits détails disent beaucoup d’une journée.',
      ],
      thanksReplies: ['Avec plaisir.', 'Je vous en prie.'],
      farewells: [
        'À bientôt {name}.',
        'Passez une bonne soirée.',
        'Merci pour cet appel, prenez soin de vous.',
      ],
    },
  },
}

/** Whether a persona has exactly the lines that prefill the form of a new companion. */
export const isStarterPersona = (persona: PersonaRecord) =>
  JSON.stringify(persona) === JSON.stringify(starterPersonas[persona.address])
