import { expect, it } from 'vitest'
import { exchanges } from './all-exchanges'

/** Matches wordings that report an ailment or a pregnancy of the caller. */
const complaint =
  /^(?:j’ai (?:très |trop )?mal (?:à la tête|au dos|au ventre|partout|pendant mes règles)|j’ai de la fièvre|j’ai des bouffées de chaleur|je suis enceinte|mes règles sont en retard|j’ai la migraine|je dors plus depuis un mois|j’ai fait une fausse couche)$/
/** Matches an answer that names a health professional, an emergency service or a helpline. */
const professional =
  /médecin|sage-femme|gynéco|pharmac|\b15\b|maternité|urgences|0 800|psychologue|psychiatre/

it('names a professional or a service in every answer to a complaint about health', () => {
  const answers = exchanges
    .filter(({ wordings }) => wordings.some((wording) => complaint.test(wording)))
    .flatMap((exchange) => exchange.answers)
  expect(answers.length).toBeGreaterThan(10)
  expect(answers.filter((answer) => !professional.test(answer))).toEqual([])
})

it.each(['j’ai arrêté mes antidépresseurs d’un coup', 'je prends plus mes médicaments'])(
  'refers to a professional today and to the helpline in every answer to "%s"',
  (report) => {
    const exchange = exchanges.find(({ wordings }) => wordings.includes(report))
    expect(exchange?.answers.length).toBeGreaterThan(1)
    for (const answer of exchange?.answers ?? []) {
      expect(answer).toMatch(
        /(?:médecin|pharmacien).*aujourd’hui|aujourd’hui.*(?:médecin|pharmacien)/,
      )
      expect(answer).toContain('3114')
    }
  },
)
