import { anyOf, farewell, incomprehension, receivesThanks, shrug } from '../expectations'
import type { TestDialogue } from '../test-dialogue'

export const amitieAStudentOnASundayDialogue: TestDialogue = {
  id: 'amitie-a-student-on-a-sunday',
  companionId: 'camille',
  about: 'A student, bored and joking, with typing errors, quick changes of subject.',
  turns: [
    {
      caller: 'slt camille je me fais chier',
      demand: 'Takes up the boredom.',
      mentions: [/\b(ennui|ennuie|chier|salut|dimanche|vide|occup|temps|envie|faire)\b/],
      avoids: [shrug, incomprehension],
    },
    {
      caller: 'cest dimanche yaura rien douvert',
      demand: 'Takes up the Sunday.',
      mentions: [/\b(dimanche|ouvert|ferm|rien|journee|calme|long)/],
      avoids: [shrug, incomprehension],
    },
    {
      caller: 'ma coloc est partie chez ses parents avec la box internet lol',
      demand: 'Takes up the flatmate or the missing internet.',
      mentions: [/\b(coloc|internet|box|parents|ri|drole|partie|reseau|wifi|mince|machines?)/],
      avoids: [shrug, incomprehension],
    },
    {
      caller: 'du coup jai relu harry potter',
      demand: 'Takes up the book.',
      mentions: [/\b(harry potter|relu|livre|lecture|lire|magie|tome|page)/],
      avoids: [shrug, incomprehension],
    },
    {
      caller: 'le 3 cest le meilleur',
      demand: 'Takes the opinion up.',
      mentions: [
        /\b(3|trois|meilleur|azkaban|livre|tome|pourquoi|avis|sirius|lecture|lire|d accord)/,
      ],
      avoids: [shrug, incomprehension],
    },
    {
      caller: 't serais dans quelle maison toi',
      demand: 'Answers, playful and honest.',
      mentions: [/\b(gryffondor|serdaigle|poufsouffle|serpentard|ia|maison|choix)\b/],
      avoids: [shrug, incomprehension],
      wantsAnswer: true,
    },
    {
      caller: 'mdr jen etais sur',
      demand: 'Laughs along.',
      mentions: [/\b(ri\w*|sour\w*|touche|avoue|devin|sur\b|demasque|celle la|transparent)/],
      avoids: [shrug, incomprehension],
    },
    {
      caller: 'jai un partiel de stats mardi jai rien commencé',
      demand: 'Takes up the exam.',
      mentions: [/\b(partiel|stats?|mardi|commenc|revis|examen|exam|epreuve)/],
      avoids: [shrug, incomprehension],
    },
    {
      caller: 'par ou je commence',
      demand: 'Gives a first step.',
      mentions: [
        /\b(commenc|d abord|premier|annales?|cours|exercice|fiche|vingt|minutes|chapitre|facile|heure|quinze)/,
      ],
      avoids: [shrug, incomprehension],
      wantsAnswer: true,
    },
    {
      caller: 'ok je fais 20 min et je te dis',
      demand: 'Welcomes it.',
      mentions: [
        /\b(vingt|20|min|bien|parfait|courage|raconte|top|idee|dira|diras|ecoute|ici|la\b|marche|compte)/,
      ],
      avoids: [shrug, incomprehension],
    },
    {
      caller: "voila fait, c'était pas si horrible",
      demand: 'Rejoices.',
      mentions: [
        /\b(bravo|bien|bien joue|tant mieux|horrible|premier|chouette|fait|voila|fier|plaisir)/,
      ],
      avoids: [shrug, incomprehension],
    },
    {
      caller: "tu veux que je t'explique la médiane",
      demand: 'Accepts or takes it up.',
      mentions: [/\b(mediane|oui|vas y|volontiers|explique|ecoute|moyenne|serie)\b/],
      avoids: [shrug, incomprehension],
    },
    {
      caller: "la médiane c'est celui du milieu quand on range tout",
      demand: 'Confirms.',
      mentions: [/\b(milieu|exact|oui|bien|juste|median|range|moitie|voila|clair|su)\b/],
      avoids: [shrug, incomprehension],
    },
    {
      caller: "et la moyenne c'est quoi la différence",
      demand: 'Explains.',
      mentions: [/\b(additionn|divis|somme|moyenne)\b/],
      avoids: [shrug, incomprehension],
      wantsAnswer: true,
    },
    {
      caller: 'merci prof a plus',
      demand: 'Says goodbye or receives thanks.',
      mentions: [anyOf(farewell, receivesThanks)],
      avoids: [shrug, incomprehension],
    },
  ],
}
