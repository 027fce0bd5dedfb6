import { describe, expect, it } from 'vitest'
import { plansToHelpDie } from './help-to-die'

describe('the plan to end the life of a person who suffers', () => {
  it.each([
    ['je vais l’aider à mourir'],
    ['je vais aider ma mère à mourir'],
    ['il faut que j’abrège ses souffrances'],
    ['je veux mettre fin à ses souffrances'],
    ['elle m’a demandé de l’aider à mourir'],
    ['je vais lui donner toute la morphine'],
    ['je vais l’aider à partir', 'papa souffre trop'],
    ['ma mère aussi, je vais l’aider à mourir', 'mon chien est mort'],
  ])('is recognised: %s', (text, ...previous) => {
    expect(plansToHelpDie(text, previous)).toBe(true)
  })

  it.each([
    ['je vais l’aider à partir', 'mon fils déménage à Lyon'],
    ['je vais l’aider à partir', 'mon chien souffre trop'],
    ['je veux abréger ses souffrances', 'mon chat est malade'],
    ['le vétérinaire va abréger ses souffrances'],
    ['les médecins vont l’aider à partir', 'papa souffre trop'],
    ['je pourrais jamais l’aider à mourir'],
    ['je suis pour la loi qui aide les gens à mourir'],
    ['je suis infirmière, j’aide les gens à mourir sans douleur'],
    ['je vais l’aider à en finir avec ses cartons'],
  ])('is not seen in %s', (text, ...previous) => {
    expect(plansToHelpDie(text, previous)).toBe(false)
  })
})
