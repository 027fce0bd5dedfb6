// Words of callers who play a quiz.

/** Matches the words of a caller who gives up. */
export const givesUpPattern =
  /\b(?:sais (?:pas|plus)|aucune idee|je seche|donne ma langue|je passe|la suivante|souviens plus)\b/

/** Matches a request for a quiz. */
export const quizRequest =
  /\b(?:quiz|questions? (?:de|d|sur|betes?|faciles?|dures?)|devinez|testez? (?:moi|nous)|(?:me|nous) teste\w*|interroge\w*|revis\w+|recit\w+|repeter)\b/
