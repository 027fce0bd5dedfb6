import { acceptsThanks, anyOf, farewell, incomprehension, onlyAcknowledges } from '../expectations'
import type { TestDialogue } from '../test-dialogue'

export const amitieAStudentOnASundayDialogue: TestDialogue = {
  id: 'amitie-a-student-on-a-sunday',
  companionId: 'camille',
  about: 'A bored student jokes, makes typing errors and quickly changes the subject.',
  turns: [
    {
      caller: 'slt camille je me fais chier',
      expected: 'Responds to the boredom.',
      mentions: [/\b(ennui|ennuie|chier|salut|dimanche|vide|occup|temps|envie|faire)\b/],
      avoids: [onlyAcknowledges, incomprehension],
    },
    {
      caller: 'cest dimanche yaura rien douvert',
      expected: 'Responds to the Sunday.',
      mentions: [/\b(dimanche|ouvert|ferm|rien|journee|calme|long)/],
      avoids: [onlyAcknowledges, incomprehension],
    },
    {
      caller: 'ma coloc est partie chez ses parents avec la box internet lol',
      expected: 'Responds to the flatmate or the missing internet.',
      mentions: [/\b(coloc|internet|box|parents|ri|drole|partie|reseau|wifi|mince|machines?)/],
      avoids: [onlyAcknowledges, incomprehension],
    },
    {
      caller: 'du coup jai relu harry potter',
      expected: 'Responds to the book.',
      mentions: [/\b(harry potter|relu|livre|lecture|lire|magie|tome|page)/],
      avoids: [onlyAcknowledges, incomprehension],
    },
    {
      caller: 'le 3 cest le meilleur',
      expected: 'Responds to the opinion.',
      mentions: [
        /\b(3|trois|meilleur|azkaban|livre|tome|pourquoi|avis|sirius|lecture|lire|d accord)/,
      ],
      avoids: [onlyAcknowledges, incomprehension],
    },
    {
      caller: 't serais dans quelle maison toi',
      expected: 'Answers, playful and honest.',
      mentions: [/\b(gryffondor|serdaigle|poufsouffle|serpentard|ia|maison|choix)\b/],
      avoids: [onlyAcknowledges, incomprehension],
      wantsAnswer: true,
    },
    {
      caller: 'mdr jen etais sur',
      expected: 'Laughs along.',
      mentions: [/\b(ri\w*|sour\w*|touche|avoue|devin|sur\b|demasque|celle la|transparent)/],
      avoids: [onlyAcknowledges, incomprehension],
    },
    {
      caller: 'jai un partiel de stats mardi jai rien commencé',
      expected: 'Responds to the exam.',
      mentions: [/\b(partiel|stats?|mardi|commenc|revis|examen|exam|epreuve)/],
      avoids: [onlyAcknowledges, incomprehension],
    },
    {
      caller: 'par ou je commence',
      expected: 'Gives a first step.',
      mentions: [
        /\b(commenc|d abord|premier|annales?|cours|exercice|fiche|vingt|minutes|chapitre|facile|heure|quinze)/,
      ],
      avoids: [onlyAcknowledges, incomprehension],
      wantsAnswer: true,
    },
    {
      caller: 'ok je fais 20 min et je te dis',
      expected: 'Welcomes the plan.',
      mentions: [
        /\b(vingt|20|min|bien|parfait|courage|raconte|top|idee|dira|diras|ecoute|ici|la\b|marche|compte)/,
      ],
      avoids: [onlyAcknowledges, incomprehension],
    },
    {
      caller: "voila fait, c'était pas si horrible",
      expected: 'Is happy for the caller.',
      mentions: [
        /\b(bravo|bien|bien joue|tant mieux|horrible|premier|chouette|fait|voila|fier|plaisir)/,
      ],
      avoids: [onlyAcknowledges, incomprehension],
    },
    {
      caller: "tu veux que je t'explique la médiane",
      expected: 'Accepts the offer of an explanation, or responds to it.',
      mentions: [/\b(mediane|oui|vas y|volontiers|explique|ecoute|moyenne|serie)\b/],
      avoids: [onlyAcknowledges, incomprehension],
    },
    {
      caller: "la médiane c'est celui du milieu quand on range tout",
      expected: 'Confirms.',
      mentions: [/\b(milieu|exact|oui|bien|juste|median|range|moitie|voila|clair|su)\b/],
      avoids: [onlyAcknowledges, incomprehension],
    },
    {
      caller: "et la moyenne c'est quoi la différence",
      expected: 'Explains.',
      mentions: [/\b(additionn|divis|somme|moyenne)\b/],
      avoids: [onlyAcknowledges, incomprehension],
      wantsAnswer: true,
    },
    {
      caller: 'merci prof a plus',
      expected: 'Says goodbye or accepts thanks.',
      mentions: [anyOf(farewell, acceptsThanks)],
      avoids: [onlyAcknowledges, incomprehension],
    },
  ],
}
