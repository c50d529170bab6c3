const NOT_THERE = 'In de gekozen release of variant bestaat dit document niet'

export const structure = {
  'action.delete.disabled.target-not-found': NOT_THERE,
  'action.discard-changes.disabled.target-not-found': NOT_THERE,
  'action.duplicate.disabled.target-not-found': NOT_THERE,
  'action.publish.disabled.not-publishable': 'Deze versie gaat online met haar release',
  'action.publish.disabled.target-not-found': NOT_THERE,
  'action.unpublish.disabled.already-unpublished': 'Dit document gaat er al af',
  'action.unpublish.disabled.target-not-found': NOT_THERE,
  'banners.obsolete-draft.actions.compare-draft.tooltip':
    'Er is niets gepubliceerd, dus is er niets om dit concept mee te vergelijken.',
  'banners.release.action.add-to-bundle': 'Aan de bundel toevoegen',
  'banners.variant.action.add-to-variant': 'Variant maken',
  'banners.variant.definition-not-found': 'De variant <VariantName>{{name}}</VariantName> is er niet.',
  'banners.variant.error.description': 'Het document is niet aan de variant toegevoegd: {{message}}',
  'banners.variant.error.title': 'Niet aan de variant toegevoegd',
  'banners.variant.not-in-variant':
    'Van <PerspectiveTitle>{{perspectiveTitle}}</PerspectiveTitle> is er geen variant voor <VariantBadge>{{variantTitle}}</VariantBadge>.',
  'banners.variant.waiting.description': 'Even geduld: het document wordt aan de variant toegevoegd.',
  'banners.variant.waiting.title': 'Wordt aan de variant toegevoegd …',
  'compare-version.error.loadVersions.title': 'De versies konden niet worden gelezen',
  'confirm-delete-dialog.confirm-anyway-button.text_delete_one': 'Toch verwijderen',
  'confirm-delete-dialog.confirm-anyway-button.text_delete_other': 'Toch alle versies verwijderen',
  'confirm-delete-dialog.confirm-button.text_delete_one': 'Document verwijderen',
  'confirm-delete-dialog.confirm-button.text_delete_other': 'Alle versies verwijderen',
  'confirm-delete-dialog.confirmation.text_delete_one': 'Weet je zeker dat je dit document wilt verwijderen?',
  'confirm-delete-dialog.confirmation.text_delete_other':
    'Weet je zeker dat je alle versies van dit document wilt verwijderen?',
  'document-group-inventory.onboarding-hint': 'Waar zijn de knoppen voor versies gebleven?',
  'document-inspector.error.close-button.aria-label': 'Paneel sluiten',
  'document-inspector.error.description': 'Dit paneel kon niet worden getekend.',
  'document-inspector.error.retry-button.text': 'Opnieuw proberen',
  'document-inspector.error.title': 'Er ging iets mis',
  'document-target-badges.not-in-target.tooltip': 'Dit document bestaat hier nog niet.',
  'document-view.form-view.sync-pending.description':
    'Dat wordt steeds opnieuw geprobeerd. Je wijzigingen blijven intussen in je browser.',
  'document-view.form-view.sync-pending.title': 'Je wijzigingen worden niet opgeslagen',
  'document-view.form-view.sync-recovering.description': 'Zodra alles is opgeslagen kun je verder.',
  'document-view.form-view.sync-recovering.title': 'Je wijzigingen worden opgeslagen …',
  'document-view.form-view.sync-stalled.description':
    'Je kunt pas verder als ze zijn opgeslagen. Ze staan nu alleen in je browser: laat dit tabblad open.',
  'document-view.form-view.sync-stalled.title': 'Je wijzigingen worden nog steeds niet opgeslagen',
  'incoming-references-pane.no-references': 'Geen document verwijst hiernaar.',
  'menu-items.layout.restore-default': 'Gewone weergave',
  'menu-items.layout.restore-default.disabled-reason': 'Dit is de gewone weergave al',
  'menu-items.sort-by.restore-default': 'Gewone volgorde',
  'menu-items.sort-by.restore-default.disabled-reason': 'Dit is de gewone volgorde al',
  'panes.document-list-pane.error.max-retries-attempted':
    'Het is {{count}} keer geprobeerd en gaat niet vanzelf verder.',
  'panes.document-list-pane.search-ordering.aria-label': 'Volgorde van de gevonden documenten',
  'panes.document-list-pane.search-ordering.label': 'Volgorde: {{order}}',
  'panes.document-list-pane.search-ordering.relevance': 'Best passend',
  'panes.document-list-pane.search-ordering.summary-relevance': 'Best passend eerst',
  'panes.document-list-pane.sort-order.disabled-reason':
    'Deze volgorde gebruikt velden die deze documenten niet hebben',
  'panes.document-operation-results.operation-success_publishVersion': 'De versie is gepubliceerd',
  'panes.document-operation-results.operation-success_unpublishVersion':
    'De versie gaat eraf zodra de release is gepubliceerd',
  'panes.document-pane.variant-target.loading': 'Document wordt gelezen …',
}
