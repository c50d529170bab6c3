export const copyPaste = {
  'copy-paste.on-paste.validation.read-only-fields-skipped.description': 'Niet geplakt in vaste velden: {{fieldNames}}',
  'copy-paste.on-paste.validation.read-only-fields-skipped-truncated.description':
    'Niet geplakt in vaste velden: {{fieldNames}} en nog {{count}}',
}

export const comments = {
  'list-item.origin.draft': 'Bij het concept',
  'list-item.origin.published': 'Bij het gepubliceerde',
}

export const feedback = {
  'feedback.attachment.browse': 'Bladeren',
  'feedback.attachment.drop-zone': 'Sleep of plak hier een bestand',
  'feedback.attachment.error.size': 'De afbeelding mag niet groter zijn dan 20 MB',
  'feedback.attachment.label': 'Afbeelding toevoegen',
  'feedback.attachment.remove': 'Weghalen',
  'feedback.cancel': 'Annuleren',
  'feedback.consent.disclaimer': 'Met ja deel je je naam en mailadres met Sanity, dat er graag meer over hoort.',
  'feedback.consent.label': 'Mag Sanity hierover contact opnemen?',
  'feedback.consent.no': 'Nee',
  'feedback.consent.yes': 'Ja',
  'feedback.dialog.title': 'Vertel Sanity wat je vindt',
  'feedback.error': 'Je bericht is niet verstuurd',
  'feedback.menu-item': 'Bericht aan Sanity',
  'feedback.message.label': 'Wat werkt goed? Wat kan beter?',
  'feedback.message.placeholder': 'Beschrijf wat er misgaat of wat je mist …',
  'feedback.sentiment.happy': 'Makkelijk',
  'feedback.sentiment.label': 'Hoe makkelijk of moeilijk werkt Sanity?',
  'feedback.sentiment.neutral': 'Weet ik niet',
  'feedback.sentiment.unhappy': 'Moeilijk',
  'feedback.submit': 'Versturen',
  'feedback.success': 'Verstuurd, dank je wel!',
}

export const vision = {
  'action.save-personal-copy': 'Kopie voor mezelf bewaren',
  'action.save-personal-query': 'Voor mezelf bewaren',
  'action.save-shared-query': 'Voor iedereen bewaren',
  'action.unshare': 'Niet meer delen',
  'label.all': 'Alle',
  'label.shared': 'Gedeeld',
  'label.untitled-query': 'Zonder titel',
  'query.error.unsupported-release-perspective':
    'Deze API-versie kent geen samengestelde perspectieven. Gebruik {{apiVersion}} of nieuwer.',
  'query.error.unsupported-variant': 'Deze API-versie kent geen varianten. Gebruik {{apiVersion}}.',
  'save-query.personal-copy-success': 'Kopie bewaard',
  'save-query.share-warning': 'Gedeelde vragen zijn documenten in je dataset en tellen daar mee.',
  'save-query.shared-success': 'Gedeelde vraag bewaard',
  'save-query.unshared-success': 'De vraag is nu alleen van jou',
  'settings.api-version-locked-for-variant': 'Met een variant moet de API-versie vX zijn.',
}

export const singleDocRelease = {
  'action.schedule-publish': 'Publiceren plannen',
  'action.schedule-publish-success': 'Het document wordt later gepubliceerd',
  'action.schedule-publish-success-description': 'Publicatie op {{publishAt}}',
  'action.schedule-publish-error': 'De publicatie kon niet worden gepland',
  'action.schedule-publish.disabled.validation-issues': 'Eerst moet het concept zonder fouten zijn.',
  'action.schedule-publish.disabled.cardinality-one': 'Voor dit document is al een publicatie gepland.',
  'action.schedule-publish.disabled.variant': 'Varianten kunnen nog niet worden gepland.',
  'empty-state.title': 'Geplande publicaties',
  'empty-state.description': 'Zet een concept vast en publiceer het op een later moment.',
  'empty-state.action.documentation': 'Meer over plannen',
}
