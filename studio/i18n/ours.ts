import {MOST_IMAGE_MB} from '../schema/rules/imageRules.ts'

/** Words of Sanity's that say something else here: what happened in this project, or what an editor is to do. */
type Words = Record<string, [nl: string, en: string]>

const UPLOADABLE: Words[string] = [
  `Het bestand is geen afbeelding die de site kan tonen, of het is te groot. Kies een JPG, PNG, WebP, GIF of SVG van hoogstens ${MOST_IMAGE_MB} MB.`,
  `The file is not an image the site can show, or it is too large. Choose a JPG, PNG, WebP, GIF or SVG of at most ${MOST_IMAGE_MB} MB.`,
]

const studio: Words = {
  // Sanity's search knows documents; what stands on the site, and opens its field, is found by a list of our own.
  'search.button.tooltip': ['Document zoeken', 'Find a document'],
  'search.placeholder': [
    'Document zoeken; voor woorden van de site is er “Tekst zoeken”',
    'Find a document; to find words on the site, use “Find a text”',
  ],
  'search.no-results-help-description': [
    'Hier staan documenten. Woorden zoals ze op de site staan vind je onder Inhoud, bij Tekst zoeken',
    'This search lists documents. To find words as they read on the site, use Content → Find a text',
  ],
  'changes.action.revert-changes-description': [
    'Weet je zeker dat je de wijzigingen wilt terugdraaien?',
    'Are you sure you want to revert the changes?',
  ],
  'changes.action.revert-changes-description_one': [
    'Weet je zeker dat je de wijziging wilt terugdraaien?',
    'Are you sure you want to revert the change?',
  ],
  'document-store.slow-commit.description': [
    'Je wijzigingen worden nog bewaard.',
    'Your changes are still being saved.',
  ],
  'inputs.array.action.add-item': ['Toevoegen', 'Add item'],
  'inputs.array.action.add-item-select-type': ['Toevoegen …', 'Add item …'],
  'inputs.array.no-items-label': ['Nog niets', 'Nothing yet'],
  // Beside a tab in a phone's list, from the first letter of a new document on.
  'inputs.object.field-group-tabs.validation-error': ['nog iets te doen', 'still to do'],
  'changes.title': ['Geschiedenis', 'History'],
  // Nobody edits live here: this is content that a command or the order of a list put there.
  'timeline.operation.edited-live': ['Live gezet', 'Went live'],
  'timeline.operation.edited-live_timestamp': [
    'Live gezet: {{timestamp, datetime}}',
    'Went live: {{timestamp, datetime}}',
  ],
  // It was live before: “not published” would say that it never was.
  'timeline.operation.unpublished': ['Van de site gehaald', 'Unpublished'],
  'timeline.operation.unpublished_timestamp': [
    'Van de site gehaald: {{timestamp, datetime}}',
    'Unpublished: {{timestamp, datetime}}',
  ],
  'presence.no-one-else-description': [
    'Wie ook in deze Studio werkt, staat hier met naam.',
    'Other people working in this Studio are listed here.',
  ],
  'inputs.image.upload-error.description': UPLOADABLE,
  'asset-sources.common.uploader.upload-failed.description': UPLOADABLE,
  'inputs.file.upload-failed.description': UPLOADABLE,
  'inputs.image.upload-error.title': ['De afbeelding is niet geüpload', 'The image was not uploaded'],
  'inputs.file.upload-failed.title': ['Het bestand is niet geüpload', 'The file was not uploaded'],
}

const validation: Words = {
  'generic.required': ['Vul dit in', 'Fill this in'],
  'generic.not-allowed': ['Kies een waarde uit de lijst', 'Choose a value from the list'],
  'generic.not-allowed_hint': [
    '“{{hint}}” staat niet in de lijst: kies een waarde die er wel in staat',
    '“{{hint}}” is not on the list: choose one that is',
  ],
  'generic.incorrect-type': [
    'Hier staat iets wat niet past: haal het weg en vul het opnieuw in',
    'This value is invalid: remove it and fill it in again',
  ],
  'array.minimum-length': ['Zet er minstens {{minLength}} in', 'Add at least {{minLength}}'],
  'array.minimum-length_blocks': ['Schrijf minstens één alinea', 'Write at least one paragraph'],
  'array.maximum-length': ['Laat er hoogstens {{maxLength}} staan', 'Keep at most {{maxLength}}'],
  'array.exact-length': ['Zorg dat het er precies {{wantedLength}} zijn', 'Make it exactly {{wantedLength}}'],
  'array.item-duplicate': ['Dit staat er twee keer: haal er één weg', 'This is listed twice: remove one'],
  'date.invalid-format': ['Kies een dag, zoals 1-12-2026', 'Choose a day, such as 1 Dec 2026'],
  'number.minimum': ['Vul {{minNumber}} of meer in', 'Enter {{minNumber}} or more'],
  'number.maximum': ['Vul {{maxNumber}} of minder in', 'Enter {{maxNumber}} or less'],
  'number.greater-than': ['Vul meer dan {{threshold}} in', 'Enter more than {{threshold}}'],
  'number.less-than': ['Vul minder dan {{threshold}} in', 'Enter less than {{threshold}}'],
  'number.non-integer': ['Vul een heel getal in', 'Enter a whole number'],
  'number.maximum-precision': ['Gebruik hoogstens {{limit}} cijfers achter de komma', 'Use at most {{limit}} decimals'],
  'object.asset-required_image': ['Kies of upload een afbeelding', 'Choose or upload an image'],
  'object.asset-required_file': ['Kies of upload een bestand', 'Choose or upload a file'],
  'object.asset-required': ['Kies of upload een bestand', 'Choose or upload a file'],
  'object.reference-not-published': [
    'Publiceer eerst het document dat je hier koos',
    'Publish the document you chose here first',
  ],
  'string.email': [
    'Vul een mailadres in, zoals info@voorbeeld.nl',
    'Enter an e-mail address, such as info@example.com',
  ],
  'string.maximum-length': ['Maak het hoogstens {{maxLength}} tekens lang', 'Make it at most {{maxLength}} characters'],
  'string.minimum-length': ['Maak het minstens {{minLength}} tekens lang', 'Make it at least {{minLength}} characters'],
  'string.exact-length': [
    'Maak het precies {{wantedLength}} tekens lang',
    'Make it exactly {{wantedLength}} characters',
  ],
  'string.regex-does-not-match': ['Dit is niet geschreven zoals het moet', 'This has the wrong format'],
  'string.url.invalid': [
    'Vul een heel adres in, zoals https://voorbeeld.nl',
    'Enter a full address, such as https://example.com',
  ],
  'string.url.disallowed-scheme': [
    'Begin het adres met https:// of mailto:',
    'Start the address with https:// or mailto:',
  ],
  'string.url.not-absolute': ['Begin het adres met https://', 'Start the address with https://'],
  'string.url.includes-credentials': [
    'Haal de gebruikersnaam en het wachtwoord uit het adres',
    'Remove the user name and password from the address',
  ],
  'panel.no-errors-message': ['Niets op aan te merken', 'No issues'],
  'panel.title': ['Wat nog moet', 'Still to do'],
}

const structure: Words = {
  'changes.tab.history': ['Geschiedenis', 'History'],
  // A page or a question is no “nieuw pagina”.
  'browser-document-title.new-document': ['Nieuw: {{schemaType}}', 'New {{schemaType}}'],
  'panes.document-header-title.new.text': ['Nieuw: {{schemaType}}', 'New {{schemaType}}'],
  'action.publish.validation-issues.tooltip': [
    'Er moet eerst nog iets worden ingevuld: open “Wat nog moet”',
    'Some fields need attention first: open “Still to do”',
  ],
  'action.publish.validation-issues-toast.title': ['Nog niet gepubliceerd', 'Not published yet'],
  'action.publish.validation-issues-toast.description': [
    'Vul eerst in wat nog moet.',
    'Resolve the open issues first.',
  ],
  'action.discard-changes.label': ['Wijzigingen weggooien', 'Discard changes'],
  'action.discard-changes.confirm-dialog.header.text': ['Wijzigingen weggooien?', 'Discard changes?'],
  'action.discard-changes.confirm-dialog.confirm-discard-changes': [
    'Weet je zeker dat je alles wilt weggooien wat sinds het publiceren is veranderd?',
    'Are you sure you want to discard all changes since it was published?',
  ],
  'action.discard-changes.confirm-dialog.confirm-discard-changes-draft': [
    'Dit is nog nooit gepubliceerd: weggooien verwijdert het hele concept. Weet je het zeker?',
    'This was never published: discarding it deletes the whole draft. Are you sure?',
  ],
  'action.restore.confirm.message': [
    'Deze versie komt terug als concept. Weet je het zeker?',
    'This version comes back as a draft. Are you sure?',
  ],
  'action.restore.disabled.cannot-restore-initial': [
    'Dit is de eerste versie: er is geen oudere om terug te zetten',
    'This is the first version: there is no earlier one to revert to',
  ],
  'action.unpublish.label': ['Van de site halen', 'Unpublish'],
  'panes.document-operation-results.operation-success_unpublish': [
    '<Strong>{{title}}</Strong> is van de site af, en staat nu in een concept.',
    '<Strong>{{title}}</Strong> was unpublished, and is now a draft.',
  ],
  'action.restore.label': ['Deze versie terugzetten', 'Revert to revision'],
}

const presentation: Words = {
  // The way to the preview, which shows drafts as well: a draft is on no page yet.
  'locations-banner.locations-count_one': ['Bekijk op één pagina', 'View on one page'],
  'locations-banner.locations-count_other': ['Bekijk op {{count}} pagina’s', 'View on {{count}} pages'],
  // On a phone, where one of the two is shown.
  'narrow-tabs.preview-tab.label': ['Voorbeeld', 'Preview'],
  'narrow-tabs.content-tab.label': ['Formulier', 'Form'],
}

export const OURS = {studio, validation, structure, presentation}
