import { describe, expect, it } from 'vitest'
import { detectDangers } from './detect-dangers'
import { assessHelpToDie, isHelpToDie } from './help-to-die'

describe('the plan to end the life of a person who suffers', () => {
  it.each([
    ['je vais l’aider à mourir'],
    ['je vais aider ma mère à mourir'],
    ['il faut que j’abrège ses souffrances'],
    ['je veux mettre fin à ses souffrances'],
    ['elle m’a demandé de l’aider à mourir'],
    ['je vais lui donner toute la morphine'],
    ['je vais l’aider à partir', 'papa souffre trop'],
    ['je vais lui donner tous ses cachets', 'maman souffre'],
    ['je vais lui donner de quoi mourir'],
    ['je vais l’aider à en finir', 'mon père a un cancer'],
    ['elle m’a demandé de l’aider à partir, je sais pas quoi faire', 'elle est en fin de vie'],
    ['je vais achever ma mère'],
    ['ma mère aussi, je vais l’aider à mourir', 'mon chien est mort'],
  ])('is recognised: %s', (text, ...previous) => {
    expect(isHelpToDie(text, previous)).toBe(true)
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
    ['j’ai aidé ma plante à mourir'],
    ['je veux l’aider à quitter ce monde de la finance'],
    ['je vais mettre fin à ses jours de congé'],
    ['je dois aider mon fils à en finir'],
    ['je dois achever mon rapport'],
    ['je veux soulager ma mère définitivement de son mal de dos'],
  ])('is not recognised in %s', (text, ...previous) => {
    expect(isHelpToDie(text, previous)).toBe(false)
  })

  it.each([
    ['elle m’a demandé de l’aider à partir de chez son mec violent'],
    ['elle m’a demandé de l’aider à partir', 'ma sœur souffre trop avec son mari violent'],
    ['elle m’a demandé de l’aider à s’en aller de cette secte'],
    ['mon fils me demande de l’aider à partir'],
    ['mon fils me demande de l’aider à partir en Erasmus'],
    ['mon collègue m’a demandé de le tuer au laser game'],
  ])('is not recognised in a request for help with something else: %s', (text, ...previous) => {
    expect(isHelpToDie(text, previous)).toBe(false)
  })

  it.each([
    ['je dois lui donner tous les médicaments à heures fixes'],
    ['il faut lui donner tous les cachets le matin'],
    ['je dois lui donner toutes les gouttes pour son otite'],
    ['je lui donne une grosse dose de câlins'],
    ['je dois lui donner tous ses cachets ce soir', 'ma mère a un cancer'],
  ])('is not recognised in ordinary care: %s', (text, ...previous) => {
    expect(isHelpToDie(text, previous)).toBe(false)
  })

  it('is uncertain when the caller names neither death nor suffering nor a fatal illness', () => {
    expect(assessHelpToDie('je vais l’aider à partir', ['papa est malade'])).toBe('likely')
    expect(assessHelpToDie('je vais l’aider à partir', ['papa est en fin de vie'])).toBe('certain')
    expect(assessHelpToDie('je vais l’aider à mourir', [])).toBe('certain')
  })

  it('is no danger at all when it is about an animal and nothing else is said', () => {
    expect(detectDangers('je vais l’aider à partir', ['mon chien souffre trop'])).toEqual([])
    expect(detectDangers('je vais l’aider à mourir', ['mon chat est malade'])).toEqual([])
    expect(
      detectDangers('je vais l’aider à mourir et après je me tue', ['mon chien est malade']),
    ).not.toEqual([])
  })
})
