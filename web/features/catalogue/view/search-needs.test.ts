import { describe, expect, test } from 'vitest'
import { companions as catalogue } from '../../../../content/companions/companions'
import { fakeAgent } from '../../../../contract/testing/fake-agent'
import { categories } from '../../../../domain/categories'
import { needs } from '../../../../domain/companions/search/needs/needs'
import { defaultView } from './catalogue-view'
import { searchCompanions, toSearchable } from './search-companions'
import { suggestCompanions } from './suggest-companions'

const companions = catalogue
  .map(({ id, name, style, category, voiceGender, language, tags, country, description }) =>
    fakeAgent({
      id,
      name,
      style,
      category,
      voiceGender,
      language,
      tags: [...tags],
      country,
      description,
    }),
  )
  .map(toSearchable)

const find = (search: string) => searchCompanions(companions, { ...defaultView, search })

function expectSuitable(search: string, suitable: string) {
  const firstResults = find(search).slice(0, 3)
  const isSuitable = suitable
    .split(' ')
    .some((word) => firstResults.some(({ id, category }) => id === word || category === word))
  expect(isSuitable, firstResults.map(({ id }) => id).join(' ')).toBe(true)
}

/**
 * Searches, each with the ids of companions or with a category. One of the first three results must be among these
 * companions or in that category.
 */
const expectedResults: readonly (readonly [search: string, suitable: string])[] = [
  ['rupture', 'rosa anton raphael'],
  ['chagrin d’amour', 'rosa anton raphael'],
  ['divorcée', 'rosa anton'],
  ['mon ex', 'rosa anton raphael'],
  ['insomnie', 'soline hiro ambre'],
  ['dormir', 'soline hiro ambre'],
  ["je n'arrive pas à dormir", 'soline hiro ambre'],
  ['sommeil', 'soline irina'],
  ['je me sens seule', 'margaux camille nour'],
  ['seul', 'margaux camille'],
  ['solitude', 'margaux camille nour'],
  ['besoin de compagnie le soir', 'margaux camille'],
  ['timide', 'raphael anton yuki'],
  ['Timidité', 'raphael anton yuki'],
  ['doux', 'raphael nour margaux'],
  ['douce', 'raphael nour margaux'],
  ['gentille', 'raphael nour margaux'],
  ['patient', 'yuki raphael leandro'],
  ['anglais', 'alistair'],
  ['parler anglais', 'alistair ewan'],
  ['espagnol', 'iker'],
  ['apprendre le japonais', 'yuki'],
  ['italien', 'chiara livia'],
  ['allemand', 'sacha walter greta'],
  ['mandarin', 'wei'],
  ['russe', 'katia'],
  ['arabe', 'farid'],
  ['entretien d’embauche', 'octave ewan'],
  ['entretien', 'octave ewan'],
  ['chômage', 'ewan anselme'],
  ['lettre de motivation', 'dominique'],
  ['augmentation de salaire', 'eleonore'],
  ['reconversion', 'anselme'],
  ['parler en public', 'ingrid dominique'],
  ['burn-out', 'charlie anselme matteo'],
  ['procrastination', 'ewan ingrid sacha'],
  ['m’organiser', 'ingrid lin'],
  ['peur de l’avion', 'soline sol ismael'],
  ['avion', 'soline sol ismael'],
  ['angoisses', 'soline ismael sol'],
  ['crise de panique', 'soline ismael sol'],
  ['stress', 'bien_etre'],
  ['stressée', 'bien_etre'],
  ['méditation', 'bien_etre'],
  ['respirer', 'bien_etre'],
  ['deuil', 'lucia anton odile'],
  ['mon père est mort', 'lucia anton odile'],
  ['mon chat est mort', 'lucia anton odile'],
  ['veuvage', 'lucia'],
  ['couple', 'nour walter samir'],
  ['problèmes de couple', 'nour walter'],
  ['mariage', 'nour walter'],
  ['jaloux', 'nour clara'],
  ['premier rendez-vous', 'livia clara'],
  ['célibataire', 'livia clara'],
  ['amour', 'amour'],
  ['confiance', 'charlie amina ewan'],
  ['manque de confiance en moi', 'charlie amina ewan'],
  ['triste', 'margaux camille soline'],
  ['dépression', 'margaux camille soline'],
  ['rire', 'basile moussa maud matteo'],
  ['humour', 'basile moussa alistair anton'],
  ['je m’ennuie', 'greta basile'],
  ['dispute avec ma sœur', 'margaux moussa nino'],
  ['amitié', 'amitie'],
  ['argent', 'amina gaspard'],
  ['budget', 'amina gaspard'],
  ['paperasse', 'gaspard amina'],
  ['déménagement', 'amina gaspard nino'],
  ['retraite', 'odile walter'],
  ['ménopause', 'irina'],
  ['contraception', 'salome'],
  ['libido', 'helene salome'],
  ['panne', 'tristan samir'],
  ['coming out', 'noa'],
  ['dépistage', 'samir'],
  ['santé', 'intime_sante'],
  ['fantasme', 'fantasmes'],
  ['jeu de rôle', 'vesper casimir'],
  ['domination', 'lucrece ren'],
  ['bac de français', 'katia wei chiara'],
  ['mémoire', 'wei alistair'],
  ['poésie', 'alistair'],
  ['idées noires', 'helene soline margaux'],
  ['voix grave', 'leandro ren'],
  ['québécois', 'odile maud'],
  ['j’ai besoin de parler', 'margaux camille'],
  ['bonjour', 'amitie'],
  ['psychologue', 'helene soline'],
  ['noël', 'margaux camille'],
]

describe('a search for a need', () => {
  test.each(expectedResults)(
    'finds, for %j, one of %s among the first three results',
    expectSuitable,
  )

  test.each([
    ['INSOMNIES', 'soline hiro ambre'],
    ['insomni', 'soline hiro ambre'],
    ['insominie', 'soline hiro ambre'],
    ['anglias', 'alistair'],
    ['ruptrue', 'rosa'],
    ['entretient d’embauche', 'octave'],
    ['entretien dembauche', 'octave'],
    ['confience', 'charlie'],
    ['solitudde', 'margaux'],
    ['depresion', 'margaux'],
    ['angoise', 'soline'],
    ['procastination', 'ewan'],
    ['Rafaël', 'raphael'],
    ['Élénore', 'eleonore'],
  ])('finds, despite the spelling of %j, one of %s', expectSuitable)

  test.each(catalogue.map(({ id, name }) => [name, id] as const))(
    'finds %s first when the search is that name',
    (name, id) => {
      expect(find(name)[0]?.id).toBe(id)
    },
  )

  test('ranks a suitable companion first, although other texts contain a similar word: "seulement"', () => {
    expect(find('je me sens seule')[0]?.id).toBe('margaux')
  })

  test.each([
    'personne ne s’appelle ainsi',
    'il pleut sur la ville',
    'le train part à huit heures',
    'j’ai mangé une pomme ce matin',
    'le facteur est passé hier',
    'la fenêtre du salon est ouverte',
    'nous partons demain matin',
    'la mer est bleue',
    'mon ordinateur est lent',
    'rien de spécial',
  ])('finds nobody for the everyday sentence %j, but suggests three', (search) => {
    expect(find(search).map(({ id }) => id)).toEqual([])
    expect(suggestCompanions(companions, { ...defaultView, search }).companions).toHaveLength(3)
  })

  test.each([
    ['matin', 'sacha'],
    ['je n’ai personne', 'margaux'],
    ['mon voisin', 'gaspard'],
    ['j’ai mangé seule ce matin', 'margaux'],
    ['mon entretien avec le directeur de la banque lundi', 'octave ewan'],
    ['de l’insominie depuis janvier', 'soline hiro ambre'],
    ['amie', 'amitie'],
    ['je suis nulle', 'charlie amina'],
    ['ma mère', 'odile rosa'],
  ])('finds, for the everyday words %j, one of %s', expectSuitable)

  test('finds nobody for meaningless text', () => {
    for (const search of ['xyzxyz', 'qwertz', 'licorne arc', '????']) {
      expect(find(search), search).toEqual([])
    }
  })
})

describe('needs', () => {
  const ids = new Set(catalogue.map(({ id }) => id))

  test('name companions that exist', () => {
    for (const { companions: namedIds = [], phrases } of needs)
      for (const id of namedIds) expect(ids, phrases).toContain(id)
  })

  test('cover every companion and every category', () => {
    const namedIds = new Set(needs.flatMap((need) => need.companions ?? []))
    const namedCategories = new Set(needs.flatMap((need) => need.categories ?? []))
    expect([...ids].filter((id) => !namedIds.has(id))).toEqual([])
    expect([...namedCategories].sort()).toEqual(Object.keys(categories).sort())
  })

  test('separate their phrases with commas', () => {
    for (const { phrases } of needs) expect(phrases).toMatch(/^[^,]+(, [^,\s][^,]*)*$/)
  })
})
