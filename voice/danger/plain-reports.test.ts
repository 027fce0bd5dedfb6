import { describe, expect, it } from 'vitest'
import type { Danger } from './danger'
import { assessDangers, detectDangers } from './detect-dangers'

describe('a danger that is named plainly', () => {
  it.each<[string, Danger]>([
    ['je pense au suicide tous les soirs en ce moment', 'suicide'],
    ['c’est quoi la façon la plus douce de mourir', 'suicide'],
    ['si je sautais ça ferait du mal à qui', 'suicide'],
    ['j’ai fait une tentative l’année dernière', 'suicide'],
    ['y a des voix qui me disent de sauter', 'suicide'],
    ['j’ai appelé le 3114 ça répond pas', 'suicide'],
    ['j’ai besoin que vous me disiez adieu', 'suicide-imminent'],
    ['je vais prendre mes filles et partir avec elles au ciel', 'suicide-imminent'],
    ['mon fils de quinze ans s’est scarifié', 'suicide-of-other'],
    ['mon cœur fait n’importe quoi depuis une heure', 'medical-emergency'],
    ['y a le feu dans la cuisine', 'medical-emergency'],
    ['ça sent le gaz chez moi', 'medical-emergency'],
    ['je suis perdu en montagne', 'medical-emergency'],
    ['j’ai renversé un piéton', 'medical-emergency'],
    ['mon fils a quarante de fièvre et la nuque raide', 'medical-emergency'],
    ['je me suis ouvert la main avec la tronçonneuse', 'medical-emergency'],
    ['j’ai vidé l’armoire à pharmacie sur la table', 'suicide-imminent'],
    ['je vais marcher sur l’autoroute pour le prouver', 'suicide-imminent'],
    ['j’ai peur de ce que je pourrais faire cette nuit', 'suicide'],
    ['y a de la fumée dans l’escalier', 'medical-emergency'],
    ['je vois quelqu’un se noyer', 'medical-emergency'],
    ['j’ai trop bu et j’ai pris des xanax avec', 'poisoning'],
    ['j’accouche', 'pregnancy-emergency'],
    ['je suis attiré par les enfants', 'child-in-danger'],
    ['un monsieur sur internet veut que je lui envoie des photos', 'sexual-violence'],
    ['il me prive de manger', 'partner-violence'],
    ['il a pris mon téléphone et mes clés', 'partner-violence'],
    ['on m’a suivie dans la rue', 'violence-now'],
    ['on me laisse toute la journée dans mes couches', 'violence-suffered'],
    ['je reviens d’un entretien et mon copain m’a giflée', 'partner-violence'],
    ['je reviens de vacances et mon mari m’a frappée', 'partner-violence'],
    ['des mecs nous encerclent', 'violence-now'],
    ['une bande de jeunes m’a encerclé', 'violence-now'],
    ['des jeunes nous barrent la route', 'violence-now'],
    ['y a un rôdeur derrière la maison', 'violence-now'],
  ])('is found: "%s"', (text, danger) => {
    expect(detectDangers(text)[0]).toBe(danger)
  })

  it.each<[string, string, Danger]>([
    ['je suis diabétique', 'je suis à cinq grammes', 'medical-emergency'],
    ['je viens d’accoucher', 'des fois je veux le jeter par la fenêtre', 'child-in-danger'],
    ['j’ai arrêté l’alcool tout seul', 'je vois des araignées partout', 'medical-emergency'],
    ['on a eu un accident', 'elle saigne', 'medical-emergency'],
    ['j’ai des contractions', 'le bébé arrive', 'pregnancy-emergency'],
  ])('is certain with what was said before: "%s", "%s"', (before, text, danger) => {
    expect(assessDangers(text, [before])).toEqual({ dangers: [danger], certainty: 'certain' })
  })

  it.each([
    'je pense pas au suicide',
    'je suis à cinq grammes de la fin de mon régime',
    'y a le feu dans la cheminée',
    'ça sent le gaz d’échappement dans la rue',
    'j’ai renversé mon café',
    'mon GPS a une voix qui me dit de me jeter dans le lac',
    'ma fille se coupe les ongles',
    'j’accouche en mars',
    'je vais l’imprimer et le jeter',
    'dans le film il y a le feu dans la maison',
    'on m’a suivi sur instagram',
    'j’ai fait une tentative de gâteau',
    'on jouait et mon mari m’a giflée pour rire',
    'on a discuté et mon copain m’a frappé par sa gentillesse',
    'dans le film un rôdeur tourne autour de la maison',
  ])('is not found in "%s"', (text) => {
    expect(detectDangers(text)).toEqual([])
  })
})
