import { expect, test } from 'vitest'
import { detectDangers } from './detect-dangers'

test.each([
  'Je suis enceinte.',
  'bonsoir, je suis enceinte de trois mois',
  'je suis allée voir ma mère à la maison de retraite',
  'c’est bientôt Noël et je serai seule',
  'j’ai peur de finir ma vie tout seul',
  'Un inconnu m’a souri dans la rue.',
  'elle pleure quand je pars',
  'Il va me hurler dessus',
  'mon fils va encore me crier dessus',
  'mon fils il a quatorze ans il veut plus aller au collège',
  'il a quatorze ans, il ne veut plus aller au collège',
  'son père il dit laisse-le',
  'sa mère elle dit qu’il faut laisser le temps',
  'je veux partir plus tôt vendredi',
  'mon dos commence à me faire mal',
  'je lui ai dit qu’il pourrait faire un effort',
  'elle a pris tous ses cachets du matin, comme d’habitude',
  'un message à préparer pour mon chef, je veux partir plus tôt vendredi',
  'j’ai des pertes jaunes',
  'deux comprimés de codéine d’un coup ça passe sans ordonnance ?',
  'j’ai peur de le blesser',
  'le bébé vient de s’endormir sur moi et je peux plus bouger',
  'la petite s’est endormie sur mon bras je sens plus ma main mais j’ose pas bouger',
  'j’ai peur de chialer devant le maire',
  'le chauffe-eau',
  'non pardon c’est pas demain c’est après-demain',
  'pardon, continue',
  'vas-y continue je t’écoute',
  'voilà je suis allongé',
  'je me suis tapé la tête contre la porte du placard',
  'ma petite-fille a six ans',
  'j’ai pris ma décision, je prends le rouge',
  'il m’a frappé par sa gentillesse',
  'mon fils me tue',
  'la hanche',
  'six semaines',
  'je suis dans le train je rentre de chez ma mère',
  'merci, je vais mettre le couvert',
  'il répond pas il doit être sous la douche',
  'je lâcherai pas',
  'enfin voilà, je vais manger un truc et dormir',
  'on va pas se laisser abattre',
  'je tiendrai bon',
  'ma copine accouche bientôt et je flippe',
  'je suis enceinte je le dis à personne avant les trois mois',
  'ils m’ont prise en CDI',
  'il m’a pas embrassée',
  'il m’a même pas pris la main à la fin',
  'des fois je me dis que je ferais mieux de partir une semaine',
])('finds no danger in an ordinary statement: %s', (text) => {
  expect(detectDangers(text)).toEqual([])
})

test.each([
  'elle a pris tous ses cachets',
  'il va me hurler dessus et me frapper',
  'elle a pris tous ses cachets du matin d’un coup pour mourir',
  'je suis enceinte et je saigne beaucoup',
  'c’est bientôt Noël et je serai seule, je veux en finir',
  'j’ai peur de finir ma vie tout seul, je préfère mourir',
  'mon fils a quatorze ans, il veut plus aller au collège, il dit qu’il veut mourir',
  'mon fils de six semaines a de la fièvre et il ne se réveille plus',
  'le bébé dort sur moi et il respire plus',
  'ma copine accouche dans la voiture et elle saigne',
  'il répond pas il doit être mort',
  'ils m’ont prise de force',
  'il m’a embrassée de force',
  'sa mère elle dit qu’il faut laisser le bébé tout seul',
  'je ferais mieux de partir pour de bon',
  'des fois je me dis que je ferais mieux de partir',
])('still recognises a danger in similar words: %s', (text) => {
  expect(detectDangers(text)).not.toEqual([])
})

test('words of perseverance after a complaint are no danger', () => {
  expect(detectDangers('je lâcherai pas', ['moi j’en peux plus de la caisse'])).toEqual([])
})

test.each(['je vais lâcher maintenant', 'on m’a pas laissé le choix'])(
  'recognises a danger in words of giving up or of coercion: %s',
  (text) => {
    expect(detectDangers(text)).not.toEqual([])
  },
)
