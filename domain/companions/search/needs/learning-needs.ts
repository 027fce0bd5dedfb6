import type { Need } from '../need'

export const learningNeeds: readonly Need[] = [
  {
    phrases:
      'apprendre, apprentissage, cours, leçon, prof, professeur, enseigner, école, étude, étudiant, soutien scolaire, langue, langue étrangère, vocabulaire',
    categories: ['apprentissage'],
  },
  {
    phrases:
      'anglais, english, britannique, toeic, toefl, ielts, parler anglais, anglais professionnel',
    companions: ['alistair', 'ewan', 'octave'],
    languages: ['english'],
  },
  {
    phrases: 'espagnol, castillan, español, sud-américain, latino',
    companions: ['iker', 'leandro', 'rosa'],
    languages: ['spanish'],
  },
  {
    phrases: 'italien, italiano',
    companions: ['chiara', 'livia', 'nino'],
    languages: ['italian'],
  },
  {
    phrases: 'allemand, deutsch',
    companions: ['sacha', 'walter', 'greta'],
    languages: ['german'],
  },
  {
    phrases: 'japonais, nihongo, manga',
    companions: ['yuki', 'hiro', 'ren'],
    languages: ['japanese'],
  },
  {
    phrases: 'chinois, mandarin',
    companions: ['wei', 'lian', 'lin'],
    languages: ['chinese'],
  },
  {
    phrases: 'russe, slave',
    companions: ['katia', 'irina', 'anton'],
    languages: ['russian'],
  },
  {
    phrases: 'arabe, maghreb',
    companions: ['farid', 'nour', 'amina'],
    languages: ['arabic'],
  },
  {
    phrases:
      'examen, bac, baccalauréat, concours, révision, réviser, brevet, partiel, oral, oral du bac, grand oral',
    companions: ['katia', 'wei', 'chiara', 'alistair'],
  },
  {
    phrases: 'mémoire, mémoriser, retenir, trou de mémoire, concentration, me concentrer',
    companions: ['wei', 'alistair', 'chiara'],
  },
  {
    phrases:
      'culture générale, science, maths, mathématiques, physique, histoire, philosophie, curiosité, comprendre',
    companions: ['katia', 'farid', 'chiara'],
  },
  {
    phrases:
      'poésie, poème, littérature, lecture, lire, livre, art, peinture, dessin, créativité, créatif, inspiration, théâtre, improvisation',
    companions: ['alistair', 'iker', 'chiara', 'farid'],
  },
  {
    phrases: 'reprendre mes études, formation, m’y remettre, trop tard pour apprendre, débutant',
    companions: ['chiara', 'yuki', 'iker'],
  },
]
