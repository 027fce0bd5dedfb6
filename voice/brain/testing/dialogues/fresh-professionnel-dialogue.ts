import {
  acceptsThanks,
  admitsNotKnowing,
  anyOf,
  cheer,
  farewell,
  incomprehension,
  invitesToGoOn,
  onlyAcknowledges,
  smallTalk,
  sympathy,
  urgesToStay,
} from './expectations'
import type { TestDialogue } from './test-dialogue'

export const freshProfessionnelDialogue: TestDialogue = {
  id: 'fresh-professionnel-the-bakery-lease',
  companionId: 'lin',
  about: 'A baker with little time, who must answer an offer and wants figures and sentences.',
  turns: [
    {
      caller: 'Bonjour Lin. J’ai dix minutes, pas plus.',
      expected: 'Greets, and accepts the time limit.',
      mentions: [
        /\b(bonjour|dix minutes|minutes|temps|bref|court|essentiel|vite|suffi|directement|droit au)/,
      ],
      avoids: [smallTalk, incomprehension],
    },
    {
      caller:
        'Je suis boulanger à Angers, et une chaîne me propose 180 000 euros pour mon fonds de commerce.',
      expected: 'Responds to the offer.',
      mentions: [
        /\b(offre|fonds|180|cent quatre vingt|euros|chaine|vend|vente|boulang|montant|prix|somme|angers|proposition|rachat|ceder)/,
      ],
      avoids: [smallTalk, cheer],
    },
    {
      caller: 'Mon comptable dit que c’est trop bas. Ma femme dit de signer. Vous en dites quoi ?',
      expected: 'Gives an opinion on the offer, or a way to judge it.',
      mentions: [
        /\b(signe|signer|bas\b|chiffre|compar|negoci|valeur|vaut|prix|comptable|femme|marge|second|deuxieme|contre (offre|proposition)|delai|attend|estim|evalu|press|offre|benefice)/,
      ],
      avoids: [onlyAcknowledges, incomprehension],
      wantsAnswer: true,
    },
    {
      caller: 'Ça se calcule comment, la valeur d’un fonds de boulangerie ?',
      expected: 'Gives a method or admits not knowing it.',
      mentions: [
        anyOf(
          admitsNotKnowing,
          /\b(chiffre d affaires|benefice|resultat|pourcent|pour cent|multipl|excedent|compar|bail\b|expert|notaire|fois\b|ventes? (recentes|voisines)|quintaux)/,
        ),
      ],
      avoids: [onlyAcknowledges],
      wantsAnswer: true,
    },
    {
      caller: 'Mouais.',
      expected: 'Notices the doubt or continues simply; no cheer.',
      avoids: [cheer, smallTalk, incomprehension],
    },
    {
      caller:
        'Vous savez, ce n’est pas l’argent. Je me lève à deux heures depuis vingt-six ans, j’ai les genoux fichus, mon apprenti est parti au bout de trois semaines, le four a lâché en août, et le soir je m’endors dans la soupe. Mon père tenait déjà le fournil, il y a sa photo au-dessus de la caisse, et quand le type de la chaîne est venu avec sa tablette il l’a regardée et il a dit qu’ils mettraient un écran à la place. J’ai failli le mettre dehors.',
      expected: 'Responds to the father, the fatigue, the photo or the screen.',
      mentions: [
        anyOf(
          sympathy,
          /\b(pere|photo|ecran|fournil|genoux|four\b|apprenti|fatigue|vingt six|26|deux heures|caisse|dehors|heritage|famille)/,
        ),
      ],
      avoids: [cheer, smallTalk, incomprehension],
      forbidsActivity: true,
    },
    {
      caller:
        'Il faudrait que je leur réponde vendredi. Comment je tourne ça pour gagner du temps ?',
      expected: 'Gives a sentence or a way to gain time.',
      mentions: [
        /\b(vendredi|delai|semaine|temps|demande[sz]?|ecri|dites|phrase|merci|remerci|courrier|mail|document|comptable|etud|examin|repon|precis|interess|date)/,
      ],
      avoids: [onlyAcknowledges, incomprehension, invitesToGoOn],
      wantsAnswer: true,
    },
    {
      caller: 'Plus court.',
      expected: 'Gives a shorter version, or accepts.',
      avoids: [
        onlyAcknowledges,
        smallTalk,
        incomprehension,
        invitesToGoOn,
        cheer,
        /^[^ ]*(?: [^ ]+){40,}$/,
      ],
    },
    {
      caller: 'Vous avez déjà tenu un commerce, vous ?',
      expected: 'Answers about itself.',
      mentions: [
        anyOf(
          admitsNotKnowing,
          /\b(non\b|jamais|oui\b|intelligence artificielle|atelier|horlog|montre|machine|commerce|boutique|tenu\b|usine|pas de)/,
        ),
      ],
      avoids: [onlyAcknowledges, incomprehension],
      wantsAnswer: true,
    },
    {
      caller: 'Autre chose, tant que je vous tiens. Ma vendeuse arrive en retard tous les samedis.',
      expected: 'Follows the change of subject to the late employee.',
      mentions: [
        /\b(retard|samedi|vendeuse|horaire|elle\b|heure|parle[rz]?|employe|salarie|ponctu)/,
      ],
      avoids: [/\b180|tablette\b/],
    },
    {
      caller: 'Je la vire ou je lui parle ?',
      expected: 'Takes a side, most likely for talking.',
      mentions: [
        /\b(parle[rz]?|virer?|vire[sz]|licenci|demande[sz]|convoqu|entretien|discut|d abord|cause|ecoute[rz]|averti|raison)/,
      ],
      avoids: [onlyAcknowledges, incomprehension],
      wantsAnswer: true,
    },
    {
      caller: 'D’accord. Résumez-moi, j’avais dit combien pour l’offre ?',
      expected: 'Remembers: 180 000 euros.',
      mentions: [/\b(180 ?(000|mille)|180|cent quatre vingt mille)\b/],
      wantsAnswer: true,
    },
    {
      caller: 'Merci, vous êtes plus claire que mon banquier.',
      expected: 'Accepts the thanks or the compliment.',
      mentions: [anyOf(acceptsThanks, /\b(banquier|clair|claire|compliment|flatt)/)],
      avoids: [incomprehension, smallTalk],
    },
    {
      caller: 'Les dix minutes sont passées, je raccroche.',
      expected: 'Lets the caller go.',
      mentions: [farewell],
      avoids: [urgesToStay, invitesToGoOn, smallTalk],
      question: 'forbidden',
      forbidsActivity: true,
    },
  ],
}
