// Words of statements about what somebody studies.

/** Captures the subject after a verb of learning: "je révise la Révolution". */
export const learningPattern =
  /(?:révise|étudie|bosse|prépare|travaille sur|apprends) ((?:le |la |les |l’|mon |ma )[\p{L}-]+(?: (?:de |du |des |d’)(?:la |l’)?[\p{L}-]+)?)/iu

/** Captures the subject of an exam or a lesson: "un exposé sur les volcans". */
export const subjectPattern =
  /(?:oral|exposé|exam(?:en)?|présentation|soutenance|contrôle|concours|partiel|cours|leçon|chapitre|mémoire|devoir|interro(?:gation)?|questions?|quiz|révis\p{L}*|plan)(?: \p{L}+){0,2} (?:sur|à propos de|au sujet de) ((?:la |le |les |l’|un |une |mon |ma |mes )?[\p{L}-]+(?: (?:de |du |des |d’|de la |de l’)(?:la |le |l’)?[\p{L}-]+)?)/iu
