import type { Language } from '../../../../domain/languages'
import { markLanguage } from '../../../language-spans/language-markers'
import type { Activity, ActivityStep } from '../activity'
import { type LessonWord, vocabularies } from './vocabulary'

const presentWord = ({ meaning, word }: LessonWord) => `${meaning} se dit « ${word} ».`

/** Presents five words, quizzes the caller on one of them and ends with a short scene. */
function createLessonSteps(language: Language): readonly ActivityStep[] {
  const { languagePhrase, words, remark } = vocabularies[language]
  const markWord = (word: LessonWord) => ({ ...word, word: markLanguage(word.word, language) })
  const [hello, thanks, please, rareWord, goodbye] = [
    markWord(words[0]),
    markWord(words[1]),
    markWord(words[2]),
    markWord(words[3]),
    markWord(words[4]),
  ]
  return [
    {
      say: [
        `Cinq mots ${languagePhrase}, pas un de plus, et on les dit tout haut.`,
        `Le premier : ${presentWord(hello)}`,
        'À {toi|vous}, à voix haute, sans chercher la perfection.',
      ],
      replies: {
        no: ['{Écoute|Écoutez} simplement, alors, les mots entrent aussi par là.'],
        any: ['La bouche apprend plus vite que les yeux.'],
      },
    },
    {
      say: [`Le deuxième : ${presentWord(thanks)}`, 'Une fois lentement, une fois vite.'],
      replies: { any: ['C’est en le disant qu’il devient à {toi|vous}.'] },
    },
    {
      say: [remark, `Alors le troisième : ${presentWord(please)}`, 'Même chose, tout haut.'],
      replies: { any: ['Voilà, trois mots en poche.'] },
    },
    {
      say: ['Petit retour en arrière, sans tricher.', `Comment dit-on ${quoteMeaning(thanks)} ?`],
      branches: [{ when: thanks.answerPattern, next: 'juste' }],
      replies: { unsure: ['Oublier une fois, c’est ce qui fixe le mot pour de bon.'] },
    },
    {
      id: 'rappel',
      say: [
        `C’était « ${thanks.word} ».`,
        `Le quatrième, pour le plaisir : ${presentWord(rareWord)}`,
        'Il se dit en prenant son temps.',
      ],
      next: 'cinq',
      replies: { any: ['Certains mots valent le voyage.'] },
    },
    {
      id: 'juste',
      say: [
        `« ${thanks.word} », c’est exactement ça.`,
        `Le quatrième, pour le plaisir : ${presentWord(rareWord)}`,
        'Il se dit en prenant son temps.',
      ],
      replies: { any: ['Certains mots valent le voyage.'] },
    },
    {
      id: 'cinq',
      say: [`Et le dernier : ${presentWord(goodbye)}`, 'On le garde pour la fin de la scène.'],
      replies: { any: ['Nous voilà prêts à pousser la porte.'] },
    },
    {
      say: [
        'La scène : une petite boutique, un matin, quelqu’un lève la tête derrière le comptoir.',
        `On me dit « ${hello.word} ».`,
        'Qu’est-ce qu’on répond, et qu’est-ce qu’on demande ?',
      ],
      replies: {
        words: ['La boutique entière a compris l’intention, et c’est l’essentiel.'],
        any: ['Un sourire et le premier mot suffisent, on nous comprend.'],
      },
    },
    {
      say: [
        `On paie, on dit « ${thanks.word} », puis « ${goodbye.word} », et la clochette sonne.`,
        'Cinq mots, et une porte qui s’ouvre : la leçon est faite.',
        'Lequel a la plus jolie musique, à {ton|votre} oreille ?',
      ],
    },
  ]
}

/** Quotes a meaning such as "bonjour, le matin," without the comma that only `presentWord` needs. */
const quoteMeaning = ({ meaning }: LessonWord) => `« ${meaning.replace(/,$/, '')} »`

export const leconDeVocabulaire: Activity = {
  id: 'lecon-de-vocabulaire',
  category: 'apprentissage',
  title: 'Cinq mots nouveaux',
  nounPhrase: 'une leçon de vocabulaire',
  suggestion: 'Ça {te|vous} dirait d’apprendre cinq mots, tout simplement, à voix haute ?',
  requestPattern:
    /lecon|vocabulaire|quelques mots|apprends moi|apprenez moi|m apprendre|langue|cours|anglais|espagnol|italien|allemand|japonais|arabe|chinois|russe/,
  suitedTopics: ['learning', 'travel', 'food', 'music'],
  isOpenToAllCategories: false,
  pace: 'talk',
  getSteps: createLessonSteps,
}
