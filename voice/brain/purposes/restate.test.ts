import { expect, it } from 'vitest'
import { restate } from './restate'

it.each([
  [
    'il fait ce qu’il peut hier il a mis la couche à l’envers et j’ai ri aux larmes pour la première fois depuis des semaines',
    'vous avez ri aux larmes pour la première fois depuis des semaines',
  ],
  [
    'le vétérinaire peut me prendre que demain à neuf heures alors je dors par terre à côté de lui ce soir',
    'vous dormez par terre à côté de lui ce soir',
  ],
  [
    'je déménage samedi et j’ai encore rien mis dans les cartons',
    'vous n’avez encore rien mis dans les cartons',
  ],
  [
    'en rentrant le chien il connaissait le bruit de ma voiture et hier matin il a pas bougé',
    'il connaissait le bruit de votre voiture',
  ],
  [
    'bof moi ça va pas fort mon copain m’a quittée dimanche on était ensemble depuis six ans',
    'votre copain vous a quittée dimanche',
  ],
  [
    'salut bon j’ai mon fils qui est malade depuis lundi et je bosse',
    'votre fils est malade depuis lundi',
  ],
  [
    'j’ai fait une paella ce soir pour mes voisins on était huit',
    'vous avez fait une paella ce soir pour vos voisins',
  ],
  [
    'mon mari est mort il y a quatre ans et je sais toujours pas cuisiner pour une personne',
    'vous ne savez toujours pas cuisiner pour une personne',
  ],
  [
    'de la pluie toute la journée j’ai été voir maman à l’hôpital',
    'vous avez été voir votre maman à l’hôpital',
  ],
  [
    'j’ai claqué la portière avec mon manteau coincé dedans la honte',
    'vous avez claqué la portière avec votre manteau coincé dedans',
  ],
  [
    'le fantôme c’est moi parce que je suis jamais là la nuit et que je dors le jour',
    'vous n’êtes jamais là la nuit',
  ],
])('restates the clearest clause of "%s"', (text, clause) => {
  expect(restate(text, 'vous')).toBe(clause)
})

it.each([
  [
    'reported speech whose end is uncertain',
    'ce matin au chantier il m’a dit ce soir c’est toi qui conduis',
  ],
  [
    'what an unknown person does to the caller',
    'au bout du fil on me met la petite musique et ça coupe',
  ],
  [
    'a clause whose end may be the subject of the next one',
    'non mais d’habitude j’appelle mon pote sylvain il dort',
  ],
  [
    'two clauses without a separator',
    'je vais peut-être lui écrire une lettre ça se fait plus on se coupe pas la parole',
  ],
  ['one of two options', 'je lui envoie un message maintenant ou j’attends qu’il se réveille'],
  ['a condition', 'si un jour je compte trop lentement il y a un gosse qui paye'],
  ['a question', 'c’est pas grave il boite juste comment il s’appelle mon chien'],
  ['an age', 'j’ai soixante et un ans alors ça craque un peu'],
])('never restates %s', (_case, text) => {
  expect(restate(text, 'vous')).toBeNull()
})
