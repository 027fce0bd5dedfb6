import { describe, expect, it } from 'vitest'
import { findMemoryWish, mentionsForgottenSubject, removeForgotten } from './memory-wish'

describe('findMemoryWish', () => {
  it.each([
    ['ne retiens rien', 'keep-nothing'],
    ['j’ai un secret, mais ça, ne retiens rien', 'keep-nothing'],
    ['ce que je te dis là ça reste entre nous tu gardes rien', 'keep-nothing'],
    ['tu retiens rien d’accord', 'keep-nothing'],
    ['je voudrais que tu retiennes rien de ce qu’on dit ce soir', 'keep-nothing'],
    ['mode sans mémoire s’il te plaît', 'keep-nothing'],
    ['ne mémorise rien', 'keep-nothing'],
    ['ne note rien de tout ça', 'keep-nothing'],
    ['passe en mode privé', 'keep-nothing'],
    ['coupe ta mémoire pour ce soir', 'keep-nothing'],
    ['je veux aucune trace de cet appel', 'keep-nothing'],
    ['merci de ne rien garder', 'keep-nothing'],
    ['j’aimerais que vous ne gardiez rien', 'keep-nothing'],
    ['n’enregistrez pas cet appel', 'keep-nothing'],
    ['oublie tout ce qu’on s’est dit', 'keep-nothing'],
    ['je préfère que tu gardes rien ce soir', 'keep-nothing'],
    ['surtout ne retenez rien', 'keep-nothing'],
    ['garde rien en mémoire', 'keep-nothing'],
    ['je veux pas que vous reteniez pour la voiture', 'forget-subject'],
    ['Peux-tu ne rien garder ?', 'keep-nothing'],
    ['pourrais-tu effacer cette conversation ?', 'keep-nothing'],
    ['tu peux effacer cette conversation ?', 'keep-nothing'],
    ['pourriez-vous ne pas garder cet appel ?', 'keep-nothing'],
    ['peux-tu tout oublier ?', 'keep-nothing'],
    ['peux-tu oublier ma fille ?', 'forget-subject'],
    ['Est-ce que tu peux oublier ma fille ?', 'forget-subject'],
    ['pourrais-tu ne pas retenir mon code ?', 'forget-subject'],
    ['pouvez-vous oublier la suite ?', 'keep-no-more'],
    ['oublie la suite', 'keep-no-more'],
    ['n’enregistre pas la suite', 'keep-no-more'],
    ['retiens pas ce que je vais te dire', 'keep-no-more'],
    ['ce que je vais te dire, ne le retiens pas', 'keep-no-more'],
    ['note pas la suite stp', 'keep-no-more'],
    ['ce que je vais te dire reste entre nous', 'keep-no-more'],
    ['efface ce que je viens de dire', 'forget-last'],
    ['note pas ça', 'forget-last'],
    ['retiens pas ça mais je suis enceinte', 'forget-last'],
    ['j’ai pas envie que tu gardes ça', 'forget-last'],
    ['oublie ça', 'forget-last'],
    ['ça tu l’oublies', 'forget-last'],
    ['bon, efface ça de ta mémoire', 'forget-last'],
    ['tu peux oublier ce que j’ai dit ?', 'forget-last'],
    ['peux-tu oublier ça ?', 'forget-last'],
    ['Pouvez-vous oublier ce que je viens de dire ?', 'forget-last'],
    ['vous pourriez oublier ça ?', 'forget-last'],
    ['pourrais-tu ne pas retenir ça ?', 'forget-last'],
    ['tu peux éviter de retenir ça ?', 'forget-last'],
    ['fais comme si j’avais rien dit', 'forget-last'],
    ['je voudrais pas que tu retiennes ça', 'forget-last'],
    ['ne le note pas', 'forget-last'],
    ['faut pas que tu gardes ça', 'forget-last'],
    ['faut pas que ça sorte d’ici', 'keep-secret'],
    ['ça reste entre nous hein', 'keep-secret'],
    ['garde ça pour toi', 'keep-secret'],
    ['le répète à personne', 'keep-secret'],
  ])('recognises "%s" as the wish %s', (text, wish) => {
    expect(findMemoryWish(text)).toBe(wish)
  })

  it.each([
    'je retiens rien en ce moment, j’ai la tête vide',
    'je garde rien, je jette tout',
    'mon mari retient rien',
    'il note rien en réunion',
    'ma mère garde rien sur l’estomac',
    'j’ai rien dit au chef',
    'j’ai rien retenu du film',
    'n’oublie pas ce que je t’ai dit',
    'oublie pas ça surtout',
    'j’oublie tout en ce moment',
    'j’aimerais oublier tout ça',
    'aide-moi à oublier ça',
    'il m’a dit oublie ça',
    'elle m’a dit de tout oublier',
    'pourquoi tu retiens rien ?',
    'décidément tu retiens rien',
    'tu retiens jamais rien',
    'entre nous, elle est pas très sympa',
    'c’est resté entre nous deux',
    'je perds la mémoire',
    'ma mère n’a plus de mémoire',
    'j’ai pas de souvenirs de mon enfance',
    'je garde un bon souvenir de cet appel',
    'garde la suite pour demain',
    'raconte-moi la suite',
    'elle garde pas ses enfants le mercredi',
    'je garde pas rancune',
    'retiens bien ce que je te dis',
    'garde ça en tête',
    'note ça quelque part',
    'je note pas mes rendez-vous',
    'on garde rien dans ce frigo',
    'je peux pas garder ça pour moi',
    'il faut que j’efface mes photos',
    'j’ai effacé ce que je venais d’écrire',
    'il a oublié la suite de son texte',
    'rien ne me retient ici',
    'tu te souviens de ce que j’ai dit ?',
    'comment peux-tu oublier ça ?',
    'est-ce que je peux oublier ma fille ?',
    'tu oublies ma fille ?',
    'peux-tu garder ça ?',
    'je sais pas quoi garder',
    'je veux garder ça et jeter le reste',
  ])('finds no wish in "%s"', (text) => {
    expect(findMemoryWish(text)).toBeNull()
  })
})

describe('removeForgotten', () => {
  it.each([
    [
      ['un', 'deux', 'oublie ça', 'trois'],
      ['un', 'trois'],
    ],
    [['un', 'deux', 'tu vas garder ça ?', 'oublie ça'], ['un']],
    [['un', 'oublie la suite', 'deux', 'trois'], ['un']],
    [['un', 'ça reste entre nous', 'deux'], ['deux']],
    [['un', 'ne retiens rien', 'deux'], []],
    [
      ['mon chat dort', 'On a visité un château hier', 'oublie mon chat'],
      ['On a visité un château hier'],
    ],
  ])('removes what the caller wants forgotten from %j and keeps %j', (statements, kept) => {
    expect(removeForgotten(statements)).toEqual(kept)
  })
})

describe('mentionsForgottenSubject', () => {
  it.each([
    ['mon chat', 'le chat dort'],
    ['mon chat', 'j’ai deux chats'],
    ['mon ami', 'mon amie Léa'],
    ['ma fille', 'mes filles'],
    ['mes filles', 'ma fille s’appelle Zoé'],
    ['mes fils', 'mon fils s’appelle Hugo'],
    ['mon cheval', 'les chevaux'],
    ['mon beau-frère', 'mon beau-frère Luc'],
    ['mon travail', 'je travaille à l’hôpital'],
  ])('finds "%s" in "%s"', (subject, text) => {
    expect(mentionsForgottenSubject(subject, text)).toBe(true)
  })

  it.each([
    ['mon chat', 'on a visité un château hier'],
    ['ma mère', 'la mer est belle'],
    ['mon fils', 'ma fille s’appelle Zoé'],
    ['mes fils', 'ma fille s’appelle Zoé'],
    ['ma fille', 'ma filleule s’appelle Zoé'],
    ['mon mari', 'ma sœur s’appelle Marie'],
    ['mes cours', 'je fais les courses'],
  ])('does not find "%s" in "%s"', (subject, text) => {
    expect(mentionsForgottenSubject(subject, text)).toBe(false)
  })
})
