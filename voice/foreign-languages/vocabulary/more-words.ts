/** Words about work, journeys and feelings, common verbs and adjectives; same columns as `everydayWords`. */
export const moreWords = `
  travail, boulot, emploi | a job | un trabajo | un lavoro | eine Arbeit
  métier, profession | an occupation | una profesión | un mestiere | ein Beruf
  entreprise, boîte, société | a company | una empresa | un’azienda | eine Firma
  bureau | the office | la oficina | l’ufficio | das Büro
  usine | a factory | una fábrica | una fabbrica | eine Fabrik
  entrepôt | a warehouse | un almacén | un magazzino | ein Lager
  chef, patron, responsable | a manager | un jefe | un capo | ein Chef
  collègue | a colleague | un compañero | un collega | ein Kollege
  équipe | a team | un equipo | una squadra | ein Team
  salarié, employé | an employee | un empleado | un dipendente | ein Angestellter
  stagiaire | an intern | un becario | un tirocinante | ein Praktikant
  apprenti | an apprentice | un aprendiz | un apprendista | ein Lehrling
  retraité | a retired man | un jubilado | un pensionato | ein Rentner
  retraitée | a retired woman | una jubilada | una pensionata | eine Rentnerin
  retraite | retirement | la jubilación | la pensione | die Rente
  licenciement | a dismissal | un despido | un licenziamento | eine Kündigung
  préavis | a notice period | un preaviso | un preavviso | eine Kündigungsfrist
  démission | a resignation | una dimisión | le dimissioni | eine Kündigung
  chômage | unemployment | el paro | la disoccupazione | die Arbeitslosigkeit
  chômeur, au chômage | unemployed | en paro | disoccupato | arbeitslos
  salaire, paie | a salary | un sueldo | uno stipendio | ein Gehalt
  prime | a bonus | una prima | un premio | eine Prämie
  augmentation | a pay rise | un aumento de sueldo | un aumento di stipendio | eine Gehaltserhöhung
  contrat | a contract | un contrato | un contratto | ein Vertrag
  entretien d’embauche, entretien | a job interview | una entrevista de trabajo | un colloquio di lavoro | ein Vorstellungsgespräch
  lettre de motivation | a cover letter | una carta de presentación | una lettera di presentazione | ein Anschreiben
  CV, curriculum | a CV | un currículum | un curriculum | ein Lebenslauf
  expérience | experience | la experiencia | l’esperienza | die Erfahrung
  formation | training | una formación | una formazione | eine Ausbildung
  stage | an internship | unas prácticas | uno stage | ein Praktikum
  diplôme | a degree | un título | un diploma | ein Abschluss
  compétence | skills | las competencias | le competenze | die Fähigkeiten
  réunion | a meeting | una reunión | una riunione | eine Besprechung
  rendez-vous, rdv | an appointment | una cita | un appuntamento | ein Termin
  compte rendu, compte-rendu | the minutes of the meeting | el acta | il verbale | das Protokoll
  ordre du jour | the agenda | el orden del día | l’ordine del giorno | die Tagesordnung
  délai, échéance, date limite | a deadline | un plazo | una scadenza | eine Frist
  devis | a quote | un presupuesto | un preventivo | ein Kostenvoranschlag
  facture | an invoice | una factura | una fattura | eine Rechnung
  commande | an order | un pedido | un ordine | eine Bestellung
  livraison | a delivery | una entrega | una consegna | eine Lieferung
  fournisseur | a supplier | un proveedor | un fornitore | ein Lieferant
  client, cliente | a customer | un cliente | un cliente | ein Kunde
  chiffre d’affaires | turnover | la facturación | il fatturato | der Umsatz
  bénéfice | profit | el beneficio | l’utile | der Gewinn
  chaîne d’approvisionnement | the supply chain | la cadena de suministro | la catena di approvvigionamento | die Lieferkette
  approvisionnement | supply | el abastecimiento | l’approvvigionamento | die Beschaffung
  logistique | logistics | la logística | la logistica | die Logistik
  achats | purchasing | las compras | gli acquisti | der Einkauf
  ressources humaines, rh | human resources | recursos humanos | risorse umane | die Personalabteilung
  comptabilité | accounting | la contabilidad | la contabilità | die Buchhaltung
  comptable | an accountant | un contable | un contabile | ein Buchhalter
  vendeur, vendeuse | a shop assistant | un vendedor | un commesso | ein Verkäufer
  commercial | a sales representative | un comercial | un commerciale | ein Vertriebsmitarbeiter
  ingénieur | an engineer | un ingeniero | un ingegnere | ein Ingenieur
  avocat, avocate | a lawyer | un abogado | un avvocato | ein Anwalt
  professeur, prof, enseignant | a teacher | un profesor | un insegnante | ein Lehrer
  instituteur, institutrice, maîtresse | a primary school teacher | una maestra | una maestra | eine Grundschullehrerin
  aide-soignante, aide-soignant | a care assistant | una auxiliar de enfermería | un’operatrice sanitaria | eine Pflegehelferin
  facteur | a postman | un cartero | un postino | ein Briefträger
  boulanger | a baker | un panadero | un panettiere | ein Bäcker
  cuisinier | a cook | un cocinero | un cuoco | ein Koch
  serveur | a waiter | un camarero | un cameriere | ein Kellner
  coiffeur, coiffeuse | a hairdresser | un peluquero | un parrucchiere | ein Friseur
  plombier | a plumber | un fontanero | un idraulico | ein Klempner
  menuisier | a carpenter | un carpintero | un falegname | ein Schreiner
  mécanicien, garagiste | a mechanic | un mecánico | un meccanico | ein Mechaniker
  électricien | an electrician | un electricista | un elettricista | ein Elektriker
  agriculteur, paysan | a farmer | un agricultor | un agricoltore | ein Landwirt
  pompier | a firefighter | un bombero | un vigile del fuoco | ein Feuerwehrmann
  aiguilleur | a signalman | un guardagujas | uno scambista | ein Weichensteller
  informaticien | a computer specialist | un informático | un informatico | ein Informatiker
  étudiant, étudiante | a student | un estudiante | uno studente | ein Student
  élève | a pupil | un alumno | un alunno | ein Schüler
  école | the school | la escuela | la scuola | die Schule
  collège | middle school | la escuela secundaria | la scuola media | die Mittelschule
  lycée | secondary school | el instituto | il liceo | das Gymnasium
  devoirs | homework | los deberes | i compiti | die Hausaufgaben
  examen | an exam | un examen | un esame | eine Prüfung
  note | a grade | una nota | un voto | eine Note
  vacances | the holidays | las vacaciones | le vacanze | die Ferien
  jour férié | a public holiday | un día festivo | un giorno festivo | ein Feiertag
  congé | time off | un permiso | un permesso | Urlaub
  arrêt maladie | sick leave | la baja por enfermedad | il congedo per malattia | die Krankschreibung
  télétravail | working from home | el teletrabajo | il lavoro da casa | das Homeoffice
  ordinateur | a computer | un ordenador | un computer | ein Computer
  clavier | a keyboard | un teclado | una tastiera | eine Tastatur
  écran | a screen | una pantalla | uno schermo | ein Bildschirm
  imprimante | a printer | una impresora | una stampante | ein Drucker
  mot de passe | a password | una contraseña | una password | ein Passwort
  portable, téléphone portable | a mobile phone | un móvil | un cellulare | ein Handy
  téléphone | the telephone | el teléfono | il telefono | das Telefon
  chargeur | a charger | un cargador | un caricabatterie | ein Ladegerät
  courriel, mail | an email | un correo electrónico | un’email | eine E-Mail
  pièce jointe | an attachment | un archivo adjunto | un allegato | ein Anhang
  dossier | a file | un expediente | una pratica | eine Akte
  voiture, bagnole | a car | un coche | una macchina | ein Auto
  vélo | a bicycle | una bicicleta | una bicicletta | ein Fahrrad
  camion | a lorry | un camión | un camion | ein Lastwagen
  avion | a plane | un avión | un aereo | ein Flugzeug
  train | a train | un tren | un treno | ein Zug
  bateau | a boat | un barco | una barca | ein Boot
  bus, autobus | a bus | un autobús | un autobus | ein Bus
  gare | the train station | la estación | la stazione | der Bahnhof
  hôtel | the hotel | el hotel | l’albergo | das Hotel
  restaurant, resto | the restaurant | el restaurante | il ristorante | das Restaurant
  aéroport | the airport | el aeropuerto | l’aeroporto | der Flughafen
  valise | a suitcase | una maleta | una valigia | ein Koffer
  bagages | luggage | el equipaje | i bagagli | das Gepäck
  passeport | a passport | un pasaporte | un passaporto | ein Reisepass
  permis de conduire, permis | a driving licence | el carné de conducir | la patente | der Führerschein
  essence | petrol | la gasolina | la benzina | das Benzin
  pneu | a tyre | un neumático | una gomma | ein Reifen
  panne | a breakdown | una avería | un guasto | eine Panne
  rue | the street | la calle | la strada | die Straße
  ville | the city | la ciudad | la città | die Stadt
  village | the village | el pueblo | il paese | das Dorf
  pont | the bridge | el puente | il ponte | die Brücke
  feu rouge | the traffic lights | el semáforo | il semaforo | die Ampel
  rond-point | a roundabout | una rotonda | una rotonda | ein Kreisverkehr
  trottoir | the pavement | la acera | il marciapiede | der Gehweg
  mairie | the town hall | el ayuntamiento | il municipio | das Rathaus
  église | the church | la iglesia | la chiesa | die Kirche
  boulangerie | the bakery | la panadería | la panetteria | die Bäckerei
  supermarché | the supermarket | el supermercado | il supermercato | der Supermarkt
  magasin | a shop | una tienda | un negozio | ein Geschäft
  marché | the market | el mercado | il mercato | der Markt
  bibliothèque | the library | la biblioteca | la biblioteca | die Bibliothek
  banque | the bank | el banco | la banca | die Bank
  poste | the post office | la oficina de correos | l’ufficio postale | die Post
  timbre | a stamp | un sello | un francobollo | eine Briefmarke
  argent | money | el dinero | i soldi | das Geld
  monnaie | change | el cambio | gli spiccioli | das Kleingeld
  carte bancaire, carte bleue | a bank card | una tarjeta bancaria | una carta di credito | eine Bankkarte
  loyer | the rent | el alquiler | l’affitto | die Miete
  impôt | taxes | los impuestos | le tasse | die Steuern
  solde | the sales | las rebajas | i saldi | der Schlussverkauf
  pourboire | a tip | una propina | una mancia | ein Trinkgeld
  livre | a book | un libro | un libro | ein Buch
  journal | a newspaper | un periódico | un giornale | eine Zeitung
  film | a film | una película | un film | ein Film
  chanson | a song | una canción | una canzone | ein Lied
  musique | music | la música | la musica | die Musik
  jeu | a game | un juego | un gioco | ein Spiel
  fête | a party | una fiesta | una festa | ein Fest
  Noël | Christmas | Navidad | Natale | Weihnachten
  Pâques | Easter | Pascua | Pasqua | Ostern
  jardinage | gardening | la jardinería | il giardinaggio | die Gartenarbeit
  bricolage | DIY | el bricolaje | il fai da te | das Heimwerken
  tricot | knitting | el punto | il lavoro a maglia | das Stricken
  randonnée | hiking | el senderismo | l’escursionismo | das Wandern
  natation | swimming | la natación | il nuoto | das Schwimmen
  pêche | fishing | la pesca | la pesca | das Angeln
  comptine | a nursery rhyme | una canción infantil | una filastrocca | ein Kinderreim
  conte, histoire | a story | un cuento | una storia | eine Geschichte
  devinette, énigme | a riddle | una adivinanza | un indovinello | ein Rätsel
  blague | a joke | un chiste | una barzelletta | ein Witz
  rêve | a dream | un sueño | un sogno | ein Traum
  mon trésor, mon chéri, ma chérie | my darling | mi tesoro | tesoro mio | mein Schatz
  bonjour mon trésor | hello my darling | hola, mi tesoro | buongiorno tesoro mio | guten Tag, mein Schatz
  amour | love | el amor | l’amore | die Liebe
  bonheur | happiness | la felicidad | la felicità | das Glück
  tristesse | sadness | la tristeza | la tristezza | die Traurigkeit
  peur | fear | el miedo | la paura | die Angst
  colère | anger | la ira | la rabbia | die Wut
  joie | joy | la alegría | la gioia | die Freude
  espoir | hope | la esperanza | la speranza | die Hoffnung
  chance | luck | la suerte | la fortuna | das Glück
  paix | peace | la paz | la pace | der Frieden
  vie | life | la vida | la vita | das Leben
  mort | death | la muerte | la morte | der Tod
  santé | health | la salud | la salute | die Gesundheit
  bruit | a noise | un ruido | un rumore | ein Geräusch
  silence | silence | el silencio | il silenzio | die Stille
  voix | a voice | una voz | una voce | eine Stimme
  mot | a word | una palabra | una parola | ein Wort
  phrase | a sentence | una frase | una frase | ein Satz
  question | a question | una pregunta | una domanda | eine Frage
  réponse | an answer | una respuesta | una risposta | eine Antwort
  erreur, faute | a mistake | un error | un errore | ein Fehler
  chose, truc | a thing | una cosa | una cosa | ein Ding
  grand | big | grande | grande | groß
  petit | small | pequeño | piccolo | klein
  beau, belle | beautiful | hermoso | bello | schön
  jeune | young | joven | giovane | jung
  vieux, vieille | old | viejo | vecchio | alt
  neuf, nouveau | new | nuevo | nuovo | neu
  gentil, gentille | kind | amable | gentile | nett
  méchant | mean | malo | cattivo | böse
  content, heureux, heureuse | happy | contento | contento | glücklich
  triste | sad | triste | triste | traurig
  fatigué, fatiguée, crevé, crevée | tired | cansado | stanco | müde
  en colère, fâché | angry | enfadado | arrabbiato | wütend
  fier, fière | proud | orgulloso | orgoglioso | stolz
  drôle, rigolo | funny | gracioso | divertente | lustig
  facile | easy | fácil | facile | einfach
  difficile, dur | difficult | difícil | difficile | schwierig
  cher | expensive | caro | caro | teuer
  bon marché, pas cher | cheap | barato | economico | billig
  chaud | hot | caliente | caldo | heiß
  froid | cold | frío | freddo | kalt
  ouvert | open | abierto | aperto | offen
  fermé | closed | cerrado | chiuso | geschlossen
  libre | free | libre | libero | frei
  gratuit | free of charge | gratis | gratuito | kostenlos
  occupé | busy | ocupado | occupato | beschäftigt
  en retard | late | tarde | in ritardo | zu spät
  en avance | early | con adelanto | in anticipo | zu früh
  à gauche, gauche | on the left | a la izquierda | a sinistra | links
  à droite, droite | on the right | a la derecha | a destra | rechts
  tout droit | straight on | recto | sempre dritto | geradeaus
  près, à côté | near | cerca | vicino | in der Nähe
  loin | far | lejos | lontano | weit
  être | to be | ser, estar | essere | sein
  avoir | to have | tener | avere | haben
  aller | to go | ir | andare | gehen
  venir | to come | venir | venire | kommen
  faire | to do | hacer | fare | machen
  parler | to speak | hablar | parlare | sprechen
  manger | to eat | comer | mangiare | essen
  boire | to drink | beber | bere | trinken
  dormir | to sleep | dormir | dormire | schlafen
  travailler, bosser | to work | trabajar | lavorare | arbeiten
  acheter | to buy | comprar | comprare | kaufen
  vendre | to sell | vender | vendere | verkaufen
  payer | to pay | pagar | pagare | bezahlen
  aimer | to love | querer | amare | lieben
  écouter | to listen | escuchar | ascoltare | zuhören
  regarder | to look | mirar | guardare | schauen
  lire | to read | leer | leggere | lesen
  écrire | to write | escribir | scrivere | schreiben
  apprendre | to learn | aprender | imparare | lernen
  comprendre | to understand | entender | capire | verstehen
  oublier | to forget | olvidar | dimenticare | vergessen
  aider | to help | ayudar | aiutare | helfen
  attendre | to wait | esperar | aspettare | warten
  chercher | to look for | buscar | cercare | suchen
  trouver | to find | encontrar | trovare | finden
  marcher | to walk | andar | camminare | laufen
  courir | to run | correr | correre | rennen
  conduire | to drive | conducir | guidare | fahren
  voyager | to travel | viajar | viaggiare | reisen
  déménager | to move house | mudarse | traslocare | umziehen
  se promener | to go for a walk | pasear | passeggiare | spazieren gehen
  pleurer | to cry | llorar | piangere | weinen
  rire | to laugh | reír | ridere | lachen
  chanter | to sing | cantar | cantare | singen
  danser | to dance | bailar | ballare | tanzen
  tu m’as manqué, vous m’avez manqué | I missed you | te he echado de menos | mi sei mancato | du hast mir gefehlt
  tu vas me manquer, tu me manqueras | I’m going to miss you | te voy a echar de menos | mi mancherai | du wirst mir fehlen
  j’ai hâte, j’ai hâte de te voir | I can’t wait to see you | tengo ganas de verte | non vedo l’ora di vederti | ich freue mich auf dich
  je suis fier de toi, je suis fière de toi | I’m proud of you | estoy orgulloso de ti | sono fiero di te | ich bin stolz auf dich
  prends soin de toi | take care of yourself | cuídate | abbi cura di te | pass auf dich auf
  fais de beaux rêves | sweet dreams | dulces sueños | sogni d’oro | träum was Schönes
  bon courage | good luck | ánimo | coraggio | viel Erfolg
  bon rétablissement | get well soon | que te mejores | guarisci presto | gute Besserung
  bonne année | happy New Year | feliz año nuevo | buon anno | frohes neues Jahr
  joyeux Noël | merry Christmas | feliz Navidad | buon Natale | frohe Weihnachten
  bon week-end | have a nice weekend | buen fin de semana | buon fine settimana | schönes Wochenende
  bonne journée | have a nice day | que tengas un buen día | buona giornata | schönen Tag
  enchanté de vous rencontrer | pleased to meet you | encantado de conocerle | piacere di conoscerla | freut mich, Sie kennenzulernen
  quel âge as-tu, tu as quel âge | how old are you? | ¿cuántos años tienes? | quanti anni hai? | wie alt bist du?
  comment tu t’appelles | what’s your name? | ¿cómo te llamas? | come ti chiami? | wie heißt du?
  tu habites où, où habites-tu | where do you live? | ¿dónde vives? | dove abiti? | wo wohnst du?
  j’ai mal, ça fait mal | it hurts | me duele | mi fa male | es tut weh
  je ne sais pas, je sais pas | I don’t know | no lo sé | non lo so | ich weiß nicht
  ça ne fait rien, c’est pas grave, ce n’est pas grave | it doesn’t matter | no pasa nada | non importa | das macht nichts
  tu as raison | you are right | tienes razón | hai ragione | du hast recht
  je suis désolé, je suis désolée | I’m sorry | lo siento | mi dispiace | es tut mir leid
  ça dépend | it depends | depende | dipende | es kommt darauf an
  j’ai besoin d’aide | I need help | necesito ayuda | ho bisogno di aiuto | ich brauche Hilfe
  je suis perdu, je suis perdue | I’m lost | estoy perdido | mi sono perso | ich habe mich verlaufen
  visage | the face | la cara | il viso | das Gesicht
  cheville | the ankle | el tobillo | la caviglia | der Knöchel
  orteil, doigt de pied | the toe | el dedo del pie | il dito del piede | der Zeh
  sang | blood | la sangre | il sangue | das Blut
  os | a bone | un hueso | un osso | ein Knochen
  talon | the heel | el talón | il tallone | die Ferse
  douche | the shower | la ducha | la doccia | die Dusche
  lessive | the washing | la colada | il bucato | die Wäsche
  midi | noon | el mediodía | mezzogiorno | Mittag
  jour | a day | un día | un giorno | ein Tag
  heure | an hour | una hora | un’ora | eine Stunde
  minute | a minute | un minuto | un minuto | eine Minute
  maintenant | now | ahora | adesso | jetzt
  tôt | early | temprano | presto | früh
  tard | late | tarde | tardi | spät
  légumes | vegetables | las verduras | le verdure | das Gemüse
  repas | a meal | una comida | un pasto | eine Mahlzeit
  place | a square | una plaza | una piazza | ein Platz
  route | the road | la carretera | la strada | die Straße
  colis | a parcel | un paquete | un pacco | ein Paket
  horaires | the timetable | el horario | l’orario | der Fahrplan
  bon | good | bueno | buono | gut
  mauvais | bad | malo | cattivo | schlecht
  rapide | fast | rápido | veloce | schnell
  lent | slow | lento | lento | langsam
  cuisiner | to cook | cocinar | cucinare | kochen
  nager | to swim | nadar | nuotare | schwimmen
  jouer | to play | jugar | giocare | spielen
  ouvrir | to open | abrir | aprire | öffnen
  fermer | to close | cerrar | chiudere | schließen
  toute la journée | all day | el día entero | tutto il giorno | den ganzen Tag
  toute la nuit | all night | toda la noche | tutta la notte | die ganze Nacht
  ce matin | this morning | esta mañana | stamattina | heute Morgen
  ce soir | this evening | esta noche | stasera | heute Abend
  tous les jours, chaque jour | every day | cada día | ogni giorno | jeden Tag
`
