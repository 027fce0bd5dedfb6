/** Persons for `personSentences`. Cells: French, English, Spanish, Italian and German (nominative). */
const persons = `
ma mère / ma maman | my mother | mi madre | mia madre | meine Mutter
mon père / mon papa | my father | mi padre | mio padre | mein Vater
ma grand-mère / ma mamie | my grandmother | mi abuela | mia nonna | meine Großmutter
mon grand-père / mon papi | my grandfather | mi abuelo | mio nonno | mein Großvater
mon fils | my son | mi hijo | mio figlio | mein Sohn
ma fille | my daughter | mi hija | mia figlia | meine Tochter
mon frère | my brother | mi hermano | mio fratello | mein Bruder
ma sœur | my sister | mi hermana | mia sorella | meine Schwester
mon mari | my husband | mi marido | mio marito | mein Mann
ma femme | my wife | mi mujer | mia moglie | meine Frau
mon ami | my friend | mi amigo | il mio amico | mein Freund
mon amie | my friend | mi amiga | la mia amica | meine Freundin
mon chat | my cat | mi gato | il mio gatto | meine Katze
mon chien | my dog | mi perro | il mio cane | mein Hund
`

/** Sentences about a person, whose cell replaces {p}. In German, {p} is always the subject, in the nominative. */
const personSentences = `
{p} me manque | I miss {p} | Echo de menos a {p} | Mi manca {p} | {p} fehlt mir
{p} est malade | {p} is ill | {p} no está bien de salud | {p} sta male | {p} ist krank
{p} est à l’hôpital | {p} is in hospital | {p} está en el hospital | {p} è in ospedale | {p} ist im Krankenhaus
`

const capitalise = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)
const readCells = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((row) => row.split(' | '))

const sentencesAboutPersons = readCells(personSentences).flatMap(([french = '', ...sentences]) =>
  readCells(persons).map(([names = '', ...words]) => {
    const wordings = names.split(' / ').map((name) => french.replace('{p}', name))
    const cells = sentences.map((one, index) => capitalise(one.replace('{p}', words[index] ?? '')))
    return `  talk | ${[wordings.join(' / '), ...cells, '', '', '', ''].join(' | ')}\n`
  }),
)

const sentences = `
je suis en retard / désolé, je suis en retard / désolée, je suis en retard | I am late | Llego tarde | Sono in ritardo | Ich bin zu spät
je suis en retard à cause de la circulation / je suis en retard à cause des bouchons / je suis en retard à cause des embouteillages | I am late because of the traffic | Llego tarde por el tráfico | Sono in ritardo a causa del traffico | Ich bin wegen des Verkehrs zu spät
je suis en retard à cause du train / mon train a du retard / mon train est en retard | My train is late | Mi tren llega con retraso | Il mio treno è in ritardo | Mein Zug hat Verspätung
désolé pour le retard / désolée pour le retard / pardon pour le retard / excusez mon retard | Sorry I am late | Perdón por el retraso | Scusi il ritardo | Entschuldigung für die Verspätung
j’arrive dans cinq minutes / je serai là dans cinq minutes | I will be there in five minutes | Llego en cinco minutos | Arrivo tra cinque minuti | Ich bin in fünf Minuten da
accueillir les clients / accueillir des clients / j’accueille les clients | To welcome customers | Recibir a los clientes | Accogliere i clienti | Die Kunden empfangen
bienvenue / soyez le bienvenu / soyez la bienvenue | Welcome | Bienvenidos | Benvenuti | Willkommen
enchanté de faire votre connaissance / ravi de faire votre connaissance | Pleased to meet you | Encantado de conocerle | Piacere di conoscerla | Freut mich, Sie kennenzulernen
bonne journée / passez une bonne journée / passe une bonne journée | Have a nice day | Que {tengas/tenga} un buen día | Buona giornata | Schönen Tag noch
bonne soirée / passez une bonne soirée | Have a nice evening | Que {pases/pase} una buena noche | Buona serata | Schönen Abend noch
bon week-end | Have a nice weekend | Buen fin de semana | Buon fine settimana | Schönes Wochenende
bon voyage | Have a good trip | Buen viaje | Buon viaggio | Gute Reise
bonnes vacances | Enjoy your holiday | Felices vacaciones | Buone vacanze | Schöne Ferien
bonne chance | Good luck | Buena suerte | Buona fortuna | Viel Glück
bonne année | Happy New Year | Feliz año nuevo | Buon anno | Frohes neues Jahr
joyeux noël | Merry Christmas | Feliz Navidad | Buon Natale | Frohe Weihnachten
félicitations / bravo | Congratulations | Enhorabuena | Congratulazioni | Herzlichen Glückwunsch
à votre santé / à ta santé / santé | Cheers | Salud | Salute | Prost
à tout à l’heure / à plus tard / à plus | See you later | Hasta luego | A dopo | Bis später
à la semaine prochaine | See you next week | Hasta la próxima semana | Alla prossima settimana | Bis nächste Woche
salut | Hi | Hola | Ciao | Hallo
prends soin de toi / prenez soin de vous | Take care | {Cuídate/Cuídese} | {Abbi cura di te/Abbia cura di lei} | {Pass auf dich auf/Passen Sie auf sich auf}
tu me manques beaucoup / vous me manquez beaucoup | I miss you very much | Te echo mucho de menos | Mi manchi molto | Du fehlst mir sehr
mes parents me manquent | I miss my parents | Echo de menos a mis padres | Mi mancano i miei genitori | Meine Eltern fehlen mir
mes enfants me manquent | I miss my children | Echo de menos a mis hijos | Mi mancano i miei figli | Meine Kinder fehlen mir
ma famille me manque | I miss my family | Echo de menos a mi familia | Mi manca la mia famiglia | Meine Familie fehlt mir
la france me manque | I miss France | Echo de menos Francia | Mi manca la Francia | Frankreich fehlt mir
je t’aime | I love you | Te quiero | Ti amo | Ich liebe dich
je t’aime beaucoup / je t’aime bien | I am very fond of you | Te tengo mucho cariño | Ti voglio bene | Ich habe dich sehr gern
je pense à toi / je pense à vous | I am thinking of you | Pienso en ti | Ti penso | Ich denke an dich
mon amour | My love | Mi amor | Amore mio | Meine Liebe
mon trésor | My treasure | Mi tesoro | Tesoro mio | Mein Schatz
tu es gentil / tu es gentille / c’est gentil / c’est très gentil | That is very kind | {Eres/Es} muy amable | {Sei/È} molto gentile | Das ist sehr nett
veux-tu m’épouser ? / tu veux m’épouser | Will you marry me? | ¿Quieres casarte conmigo? | Vuoi sposarmi? | Willst du mich heiraten?
je suis heureux / je suis heureuse | I am happy | Soy feliz | Sono felice | Ich bin glücklich
je suis triste | I am sad | Estoy triste | Sono triste | Ich bin traurig
je suis en colère | I am angry | Estoy de mal humor | Sono di cattivo umore | Ich bin wütend
j’ai peur | I am afraid | Tengo miedo | Ho paura | Ich habe Angst
je suis fatigué | I am tired | Estoy cansado | Sono stanco | Ich bin müde
je suis fatiguée | I am tired | Estoy cansada | Sono stanca | Ich bin müde
je suis inquiet | I am worried | Estoy preocupado | Sono preoccupato | Ich mache mir Sorgen
je suis inquiète | I am worried | Estoy preocupada | Sono preoccupata | Ich mache mir Sorgen
je m’ennuie | I am bored | Me aburro | Mi annoio | Mir ist langweilig
je me sens seul | I feel lonely | Me siento solo | Mi sento solo | Ich fühle mich einsam
je me sens seule | I feel lonely | Me siento sola | Mi sento sola | Ich fühle mich einsam
ne t’inquiète pas / ne vous inquiétez pas / t’inquiète pas | Don’t worry | {No te preocupes/No se preocupe} | {Non ti preoccupare/Non si preoccupi} | {Mach dir keine Sorgen/Machen Sie sich keine Sorgen}
ce n’est pas grave / c’est pas grave | It does not matter | No pasa nada | Non fa niente | Das macht nichts
je suis vraiment désolé / je suis vraiment désolée | I am really sorry | Lo siento mucho | Mi dispiace molto | Es tut mir sehr leid
pardonne-moi / pardonnez-moi / excuse-moi | Forgive me | {Perdóname/Perdóneme} | {Perdonami/Mi perdoni} | {Verzeih mir/Verzeihen Sie mir}
c’est ma faute | It is my fault | Es culpa mía | È colpa mia | Es ist meine Schuld
mes condoléances / toutes mes condoléances / mes sincères condoléances | My condolences | {Te/Le} acompaño en el sentimiento | Sentite condoglianze | Mein herzliches Beileid
je travaille dans un bureau | I work in an office | Trabajo en una oficina | Lavoro in un ufficio | Ich arbeite in einem Büro
je suis retraité | I am retired | Estoy jubilado | Sono in pensione | Ich bin in Rente
je suis retraitée / je suis à la retraite | I am retired | Estoy jubilada | Sono in pensione | Ich bin in Rente
je cherche du travail / je cherche un travail | I am looking for a job | Busco trabajo | Cerco lavoro | Ich suche Arbeit
je suis au chômage | I am unemployed | Estoy en paro | Sono disoccupato | Ich bin arbeitslos
j’ai une réunion | I have a meeting | Tengo una reunión | Ho una riunione | Ich habe eine Besprechung
j’ai un entretien d’embauche | I have a job interview | Tengo una entrevista de trabajo | Ho un colloquio di lavoro | Ich habe ein Vorstellungsgespräch
pouvez-vous m’envoyer un mail ? / envoyez-moi un mail | Can you send me an email? | ¿Puede enviarme un correo? | Può mandarmi una mail? | Können Sie mir eine E-Mail schicken?
je suis en vacances | I am on holiday | Estoy de vacaciones | Sono in vacanza | Ich bin im Urlaub
je regarde seulement / je regarde juste / je ne fais que regarder | I am just looking | Solo estoy mirando | Sto solo guardando | Ich schaue mich nur um
je le prends / je la prends | I will take it | Me lo llevo | Lo prendo | Ich nehme es
je peux l’essayer ? / je peux essayer | Can I try it on? | ¿Puedo probármelo? | Posso provarlo? | Kann ich das anprobieren?
un sac, s’il vous plaît / je voudrais un sac | A bag, please | Una bolsa, por favor | Un sacchetto, per favore | Eine Tüte, bitte
c’est moins cher ? / avez-vous moins cher / vous avez moins cher | Do you have anything cheaper? | ¿Tiene algo más barato? | Ha qualcosa di meno caro? | Haben Sie etwas Billigeres?
à quelle heure vous ouvrez ? / à quelle heure ouvrez-vous / vous ouvrez à quelle heure | What time do you open? | ¿A qué hora abren? | A che ora aprite? | Wann öffnen Sie?
à quelle heure vous fermez ? / à quelle heure fermez-vous / vous fermez à quelle heure | What time do you close? | ¿A qué hora cierran? | A che ora chiudete? | Wann schließen Sie?
j’ai une réservation au nom de martin / j’ai réservé au nom de martin | I have a reservation in the name of Martin | Tengo una reserva a nombre de Martin | Ho una prenotazione a nome Martin | Ich habe eine Reservierung auf den Namen Martin
avez-vous une chambre libre ? / vous avez une chambre libre / vous avez une chambre | Do you have a room available? | ¿Tiene una habitación libre? | Ha una camera libera? | Haben Sie ein Zimmer frei?
le petit déjeuner est compris ? / est-ce que le petit déjeuner est compris | Is breakfast included? | ¿Está incluido el desayuno? | La colazione è inclusa? | Ist das Frühstück inbegriffen?
quel est le mot de passe du wifi ? / c’est quoi le code wifi / le code wifi | What is the Wi-Fi password? | ¿Cuál es la contraseña del wifi? | Qual è la password del wifi? | Wie ist das WLAN-Passwort?
j’ai perdu ma clé / j’ai perdu la clé | I have lost my key | He perdido la llave | Ho perso la chiave | Ich habe meinen Schlüssel verloren
j’ai perdu mon passeport | I have lost my passport | He perdido el pasaporte | Ho perso il passaporto | Ich habe meinen Pass verloren
j’ai perdu mes bagages / ma valise est perdue / j’ai perdu ma valise | I have lost my suitcase | He perdido la maleta | Ho perso la valigia | Ich habe meinen Koffer verloren
je suis allergique | I am allergic | Tengo alergia | Sono allergico | Ich bin allergisch
je suis végétarien | I am a vegetarian | Soy vegetariano | Sono vegetariano | Ich bin Vegetarier
je suis végétarienne | I am a vegetarian | Soy vegetariana | Sono vegetariana | Ich bin Vegetarierin
une carafe d’eau, s’il vous plaît / une carafe d’eau | A jug of tap water, please | Una jarra de agua, por favor | Una caraffa d’acqua, per favore | Eine Karaffe Wasser, bitte
cette place est libre ? / la place est libre / c’est libre | Is this seat free? | ¿Está libre este asiento? | È libero questo posto? | Ist dieser Platz frei?
j’ai raté mon train / j’ai manqué mon train | I have missed my train | He perdido el tren | Ho perso il treno | Ich habe meinen Zug verpasst
où est l’arrêt de bus ? / où est l’arrêt du bus | Where is the bus stop? | ¿Dónde está la parada de autobús? | Dov’è la fermata dell’autobus? | Wo ist die Bushaltestelle?
j’ai de la fièvre | I have a temperature | Tengo fiebre | Ho la febbre | Ich habe Fieber
je suis enrhumé / je suis enrhumée / j’ai un rhume | I have a cold | Tengo un resfriado | Ho il raffreddore | Ich bin erkältet
je ne me sens pas bien / je me sens pas bien / je me sens mal | I do not feel well | No me encuentro bien | Non mi sento bene | Ich fühle mich nicht wohl
appelez un médecin / appelez un docteur | Call a doctor | Llame a un médico | Chiami un medico | Rufen Sie einen Arzt
bon rétablissement / soigne-toi bien / soignez-vous bien | Get well soon | {Que te mejores/Que se mejore} | Buona guarigione | Gute Besserung
au secours / à l’aide | Help! | ¡Socorro! | Aiuto! | Hilfe!
je suis marié | I am married | Estoy casado | Sono sposato | Ich bin verheiratet
je suis mariée | I am married | Estoy casada | Sono sposata | Ich bin verheiratet
je suis célibataire | I am single | No tengo pareja | Sono single | Ich bin ledig
j’ai deux enfants | I have two children | Tengo dos hijos | Ho due figli | Ich habe zwei Kinder
quel âge avez-vous ? / quel âge as-tu / tu as quel âge / vous avez quel âge | How old are you? | ¿Cuántos años {tienes/tiene}? | Quanti anni {hai/ha}? | Wie alt {bist du/sind Sie}?
où habitez-vous ? / où habites-tu / tu habites où / vous habitez où | Where do you live? | ¿Dónde {vives/vive}? | Dove {abiti/abita}? | Wo {wohnst du/wohnen Sie}?
quel jour sommes-nous ? / on est quel jour / quel jour on est | What day is it today? | ¿Qué día es hoy? | Che giorno è oggi? | Welcher Tag ist heute?
il est tard | It is late | Es tarde | È tardi | Es ist spät
je n’ai pas le temps / j’ai pas le temps | I do not have time | No tengo tiempo | Non ho tempo | Ich habe keine Zeit
attendez un instant / attends un instant / un instant, s’il vous plaît / un moment | One moment, please | Un momento, por favor | Un momento, per favore | Einen Moment, bitte
ne quittez pas | Hold on, please | No cuelgue, por favor | Resti in linea, per favore | Bleiben Sie bitte am Apparat
qui est à l’appareil ? / c’est qui à l’appareil | Who is calling? | ¿De parte de quién? | Chi parla? | Wer ist am Apparat?
je vous entends mal / je t’entends mal / je n’entends pas bien | I can’t hear you very well | No {te/le} oigo bien | Non {ti/la} sento bene | Ich höre {dich/Sie} schlecht
quel est votre numéro ? / c’est quoi votre numéro / quel est ton numéro | What is your phone number? | ¿Cuál es {tu/su} número? | Qual è il {tuo/suo} numero? | Wie ist {deine/Ihre} Nummer?
parlez-vous français ? / vous parlez français / tu parles français | Do you speak French? | ¿{Hablas/Habla} francés? | {Parli/Parla} francese? | {Sprichst du/Sprechen Sie} Französisch?
parlez-vous anglais ? / vous parlez anglais | Do you speak English? | ¿{Hablas/Habla} inglés? | {Parli/Parla} inglese? | {Sprichst du/Sprechen Sie} Englisch?
je ne parle pas bien / je parle pas bien | I do not speak very well | No hablo muy bien | Non parlo molto bene | Ich spreche nicht sehr gut
je suis français | I am French | Soy francés | Sono francese | Ich bin Franzose
je suis française | I am French | Soy francesa | Sono francese | Ich bin Französin
qu’est-ce que ça veut dire ? | What does it mean? | ¿Qué significa? | Che cosa significa? | Was bedeutet das?
quoi de neuf ? | What’s new? | ¿Qué hay de nuevo? | Che c’è di nuovo? | Was gibt es Neues?
ça dépend | It depends | Depende | Dipende | Es kommt darauf an
tu as raison / vous avez raison | You are right | {Tienes/Tiene} razón | {Hai/Ha} ragione | {Du hast/Sie haben} recht
je suis d’accord | I agree | Estoy de acuerdo | Sono d’accordo | Ich bin einverstanden
je ne suis pas d’accord / je suis pas d’accord | I do not agree | No estoy de acuerdo | Non sono d’accordo | Ich bin nicht einverstanden
c’est vrai | It is true | Es verdad | È vero | Das stimmt
avec plaisir / volontiers | With pleasure | Con mucho gusto | Con piacere | Gern
tout va bien | Everything is fine | Las cosas van bien | Va tutto bene | Alles ist gut
`

/** The sentences that learners ask for most, in the columns of `everydaySentences`. */
export const phraseBook = [
  ...readCells(sentences).map((cells) => `  talk | ${[...cells, '', '', '', ''].join(' | ')}\n`),
  ...sentencesAboutPersons,
].join('')
