/** A fault that could slip in: in a file, one text in the place of another, which stands there once. */
export type Mutant = {what: string; file: string; from: string; to: string}

const inFile = (file: string, ...mutants: [what: string, from: string, to: string][]): Mutant[] =>
  mutants.map(([what, from, to]) => ({what, file, from, to}))

/** Faults that unit tests must see. The first of each part are those that once no test saw. */
export const MUTANTS: readonly Mutant[] = [
  // Offers and buyers
  ...inFile(
    'functions/endpoints/create-mollie-payment.ts',
    ['a back end may send customers anywhere', '[payment.redirectUrl, payment.webhookUrl]', '[payment.webhookUrl]'],
    ['another total in the metadata passes', ' || metadata.totalInclVAT !== payment.amount', ''],
  ),
  ...inFile(
    'functions/checkout/createPayment.ts',
    ['a payment that was settled meanwhile is open again', "kept.status === 'paid' || isTaken", 'isTaken'],
    ['a late call takes the place of an open payment', "kept.status === 'paid' || isTaken", "kept.status === 'paid'"],
    ['a corrected letter is another customer', "idempotencyKey('customer')", 'idempotencyKey(JSON.stringify(created))'],
    [
      'a late call overwrites what was corrected',
      'await saveSubmitted(stored, request, orders)',
      'withSubmitted(stored, request)',
    ],
    ['a total that nobody saw is charged', 'shownTotal !== quote.total || ', ''],
    ['VAT that nobody saw is charged', ' || shown.vat !== quote.vat', ''],
    ['who has paid pays again', "['paid', 'pending', 'authorized']", "['authorized']"],
    ['an open payment is made anew', "latest?.status === 'open' ? latest : await", 'await'],
    ['a failed payment is given again', 'order.payments.length', '0'],
    ['no mandate is made', 'sequenceType: SequenceType.first', 'sequenceType: SequenceType.oneoff'],
  ),
  ...inFile(
    'functions/checkout/quote.ts',
    ['a plan that is not on sale is sold', "if (!onSale) throw new HttpError(400, 'Invalid plan configuration')", ''],
    ['real money is taken by the sample company', "mode === 'live' && isSampleCompany", 'false && isSampleCompany'],
    ['any country may buy', ' && !settings.countries?.includes(country)', ' && false'],
    ['reversed VAT is charged', 'isReversed ? 0 : vatRateOn', 'vatRateOn'],
  ),
  ...inFile(
    'functions/checkout/purchaseIdentity.ts',
    ['another price is the same purchase', 'quote.total, quote.priceRevision', 'quote.plan'],
    ['every step has the same key', '...purchase, step', '...purchase'],
  ),
  ...inFile(
    'domain/catalogue/priceList.ts',
    ['a price of tomorrow is charged today', 'price.validFrom > today', "price.validFrom > '9999'"],
    ['the oldest price stays in force', 'price.validFrom > current.validFrom', 'price.validFrom < current.validFrom'],
  ),
  ...inFile('domain/money/pricing.ts', [
    'cents of VAT are cut off',
    'Math.round((cents * vatRate)',
    'Math.floor((cents * vatRate)',
  ]),
  ...inFile('domain/money/money.ts', ['five cents are fifty', ".padStart(2, '0')", ".padEnd(2, '0')"]),

  // Effects of a payment
  ...inFile(
    'functions/billing/payments/applyPayment.ts',
    ['test money pays a real order', "if (payment.mode !== order.mode) return 'mode'", ''],
    ['any amount pays an order', "if (!amounts) throw new PaymentMismatch('amount')", 'if (!amounts) return order'],
    ['somebody else pays an order', "if (isAnothers && !isOfPurchase(payment, order)) return 'customer'", ''],
    ['money of a late try is kept', 'isAnothers && !isOfPurchase(payment, order)', 'isAnothers'],
    ['what is paid twice is not seen', 'holder !== order.id && {duplicateOf: holder}', '{}'],
  ),
  ...inFile(
    'functions/billing/ledger/record.ts',
    ['a payment goes back from paid', 'status: before.status, paidAt: before.paidAt} : latest', '} : latest'],
    [
      'a cancelled refund is asked about',
      'refunded - (before?.refunded ?? 0) + cancelled',
      'refunded - (before?.refunded ?? 0)',
    ],
  ),
  ...inFile(
    'functions/billing/ledger/chargeback.ts',
    ['what was written off is asked for', 'payment.writtenOff === undefined &&', ''],
    ['what is paid again is asked for once more', '!isPaidAgain(order, payment) &&', ''],
  ),
  ...inFile('functions/billing/dunning/collectOverdue.ts', [
    'what the bank took back is collected again',
    'if (owedAgain(order)) return remind',
    'if (false) return remind',
  ]),
  ...inFile('functions/portal/actions.ts', [
    'an empty form cancels',
    "acting.fields.act ?? ''",
    'acting.fields.act ?? CANCEL',
  ]),
  ...inFile('functions/customers/invoiceDetails.ts', [
    'nobody is asked for the address before a collection',
    'next > daysLater(today, ASKED_DAYS_BEFORE)',
    'true',
  ]),
  ...inFile('functions/portal/portal.ts', [
    'a duplicate opens the page of another address',
    ' && paid.customerEmail === customerEmail',
    '',
  ]),
  ...inFile(
    'functions/billing/subscriptions/cancellation.ts',
    ['who cancels gets the unpaid period', 'const end = paidUntil(order)', 'const end = paidUntil(order, now)'],
    ['what was refunded runs on to its end', 'isGivenBack(order) ? today : end', 'false ? today : end'],
    ['a refunded duplicate stands for the period', ' && !twice.includes(payment)', ''],
  ),
  ...inFile(
    'functions/billing/subscriptions/subscription.ts',
    ['a second subscription may be made', 'idempotencyKeyOf(order,', 'idempotencyKeyOf({id: String(Math.random())},'],
    [
      'what runs is not looked for',
      'const found = await findRunning(order, mollie)',
      'const found = null as Running | null',
    ],
    ['what ended is taken for what runs', 'if (isRunning(each) && each', 'if (each'],
  ),
  ...inFile(
    'functions/billing/subscriptions/wanted.ts',
    ['a duplicate renews as well', 'if (!paidAt || duplicateOf)', 'if (!paidAt)'],
    ['what is owed begins anew', "state === 'resuming' || overdueId === undefined", 'true'],
    ['a debit that is with the bank is collected again', '.some(isCollecting) ?', '.every(isCollecting) ?'],
  ),
  ...inFile('functions/billing/subscriptions/cancel.ts', [
    'who cancels while it is taken back is collected',
    'isCancelled(subscription) || cancelled.subscription?.id !== subscription.id',
    'false',
  ]),
  ...inFile('functions/billing/orders/counter.ts', [
    'two invoices have one number',
    'counters.value + 1',
    'counters.value + 0',
  ]),

  // Access
  ...inFile(
    'functions/http/response.ts',
    ['the page with the cancel button is framed', "; frame-ancestors 'none'", ''],
    ['answers are cached', "'cache-control': 'no-store'", "'cache-control': 'public'"],
  ),
  ...inFile(
    'functions/http/request.ts',
    [
      'pages of other sites may call',
      "if ((origin && origin !== new URL(siteUrl).origin) || (site && site === 'cross-site'))",
      'if (false)',
    ],
    ['a body has no end', 'if (size > maxBytes)', 'if (false)'],
  ),
  ...inFile(
    'functions/portal/links/manage.ts',
    ['any signature of the right length is right', ' && timingSafeEqual(expected, given)', ''],
    ['a withdrawn link opens', 'linkSerial ?', 'false ?'],
  ),
  ...inFile('functions/portal/links/signInLink.ts', [
    'a link signs in for ever',
    'hash = $1 AND audience = $2 AND at >= $3 RETURNING',
    'hash = $1 AND audience = $2 AND length($3) > 0 RETURNING',
  ]),
  ...inFile('functions/billing/books/documents.ts', [
    'sales without VAT are sales at home',
    "if (isReversed) return '3b'",
    "if (isReversed) return '1e'",
  ]),
  ...inFile('functions/billing/books/differences.ts', [
    'money without a document is in no line',
    'return [...ofDocuments, ...ofMoney]',
    'return ofDocuments',
  ]),
  ...inFile('functions/billing/invoices/store.ts', [
    'credit notes add to the revenue',
    "kind === 'creditNote' ? -1 : 1",
    '1',
  ]),
  ...inFile(
    'functions/billing/moneybird/moneybird.ts',
    [
      'a document whose answer was lost is booked again',
      '.find(({reference}) => reference === number)',
      '.find(() => false)',
    ],
    ['the limit of Moneybird refuses documents', 'if (status === 429) return', 'if (status === 428) return'],
    ['an attachment is added again', 'if (made.attachments.length === 0) await', 'await'],
  ),
  ...inFile('functions/billing/moneybird/document.ts', [
    'other amounts at Moneybird are as good',
    'ours === theirs ? null :',
    'ours !== undefined ? null :',
  ]),
  ...inFile('functions/billing/deliveries/deliver.ts', [
    'two runs hand over one document',
    'if (!(await changeDelivery(database, read, claimed))) continue',
    'await changeDelivery(database, read, claimed)',
  ]),
  ...inFile(
    'functions/billing/payouts/mirror.ts',
    ['fees are money of customers', "paymentId !== '' && !FEES.test(type)", "paymentId !== ''"],
    ['a note holds for another amount', 'noted?.cents === cents &&', 'noted &&'],
  ),
  ...inFile('functions/billing/payments/refunds/refundRefused.ts', [
    'money that fits no order goes back twice',
    "payment.status !== 'paid' || left <= 0",
    'false',
  ]),
  ...inFile('functions/admin/access.ts', [
    'a bookkeeper may do what an operator may',
    'ACCESS[name as PageName | AdminAct].includes(role)',
    'role !== undefined',
  ]),
  ...inFile(
    'functions/admin/signIn/session.ts',
    ['who is no operator any more stays in', 'staff.get(String(row?.email))', "'operator' as Role"],
    [
      'forms of other sites are taken',
      'own.length === other.length && timingSafeEqual(own, other)',
      'own.length === other.length',
    ],
  ),
  ...inFile(
    'functions/publishing/contentWebhook.ts',
    ['an old call is repeated', ' || !(Math.abs(age) <= OLDEST_MS)', ''],
    ['anybody may publish', '!isSigned || ', ''],
  ),

  // Processes
  ...inFile(
    'local/supervision/parent.ts',
    ['a killed npm leaves the services running', 'process.ppid === parent && isAlive(npm)', 'process.ppid === parent'],
    ['a killed shell leaves the services running', 'process.ppid === parent && isAlive(npm)', 'isAlive(npm)'],
  ),
  ...inFile(
    'local/supervision/service.ts',
    ['a service outlives its parent', "process.on('disconnect', once)", ''],
    ['a service ignores Ctrl-C', "process.on('SIGINT', once)", ''],
  ),
  ...inFile('local/content-lake/src/storage/retention.ts', [
    'a deletion is forgotten before the change that it ended',
    'if (this.#seq === 0) this.#until',
    'this.#until',
  ]),
  ...inFile('local/supervision/ports.ts', ['a port in use is taken', 'if (!(await isFree(port)))', 'if (false)']),
  ...inFile('local/data/dataFolder.ts', ['two starts share a data folder', 'if (!unlock) throw', 'if (false) throw']),
  // Faults that browser tests and bundles on a second database saw before unit tests did
  ...inFile(
    'functions/billing/payments/settle.ts',
    [
      'an order that the store lost is not made again',
      'rebuildsOrders ? await rebuildOrder(payment, mollie) : null',
      'null as Awaited<ReturnType<typeof rebuildOrder>>',
    ],
    ['Mollie need not call again when it was away', "isUnknown ? 'done' : 'retry'", "'done'"],
  ),
  ...inFile('functions/billing/dunning/collectOverdue.ts', [
    'a renewal is collected while a debit of it is with the bank',
    'if (underway) return order',
    "if (underway && next.act !== 'collect') return order",
  ]),
  ...inFile('functions/billing/dunning/overdue.ts', [
    'the next step does not wait for the answer to the last',
    'next && next > subscription.overdueNextAt',
    'next && !next',
  ]),
  ...inFile(
    'functions/billing/subscriptions/subscription.ts',
    [
      'a subscription that comes late begins in the past',
      'const startDate = startFrom(from, order.period, amsterdamDay(now))',
      'const startDate = from',
    ],
    ['what was made for a cancelled order runs on', 'subscription.id === id && wantedAtMollie(order)', 'true'],
  ),
  ...inFile('functions/billing/orders/lists/due.ts', [
    'an order whose money was refused is deleted as never paid',
    'entry.at >= $3 AND',
    "entry.at >= $3 AND '' <> '' AND",
  ]),
  ...inFile('functions/billing/invoices/due.ts', [
    'what goes back of who was forgotten is never credited',
    'if (lacksCreditNote(order, payment) || lacksCorrection',
    'if ((lacksCreditNote(order, payment) && !order.forgottenAt) || lacksCorrection',
  ]),
  ...inFile('functions/billing/payments/mandate.ts', [
    'each press makes a payment of a cent',
    "last?.status === 'open' && mandateFor(last) === subscription.id",
    'last === undefined',
  ]),
  ...inFile('functions/endpoints/create-payment.ts', [
    'a form that is pressed twice is two purchases',
    'attempt: attemptOfForm(wanted, linkSecrets()[0])',
    'attempt: undefined',
  ]),
  ...inFile('functions/checkout/createPayment.ts', [
    'who has the plan buys it again unasked',
    'request.asksWhoHasIt && (await',
    'request.asksWhoHasIt && request.attempt === "" && (await',
  ]),
  ...inFile(
    'functions/billing/subscriptions/renewal.ts',
    ['an invoice has a period of a calculation', 'if (from) return span(from, endOfCollected(order, from))', ''],
    ['a period ends where the calendar says', 'return isNear ? next : regular', 'return regular'],
  ),
  ...inFile('functions/billing/subscriptions/renewal.ts', [
    'a day is moved by more than a short month',
    'paidDay > day && paidDay <= daysLater(day, SHORTER_DAYS)',
    'paidDay > day',
  ]),
  ...inFile(
    'functions/billing/ledger/entries.ts',
    ['what a bank takes back is not booked', "chargeback: 'chargeback'", 'chargeback: null'],
    ['a cancelled refund counts as failed', 'refundCancelled - before.refundCancelled', '0'],
    ['what is written off has no credit note', "{kind: 'writeOff', from: before.writtenOff, to: writtenOff},", ''],
  ),
  ...inFile(
    'functions/billing/prices/pricePlan.ts',
    [
      'a raise that was withdrawn comes all the same',
      'if (!stands && isRaise(change)) return withoutPlan',
      'if (false) return withoutPlan',
    ],
    [
      'a price changes for customers whom nobody can tell',
      'reviewed.customerEmail ? withPlanned(reviewed, running, now) : reviewed',
      'withPlanned(reviewed, running, now)',
    ],
  ),
  ...inFile('functions/billing/prices/changePrice.ts', [
    'Mollie goes on collecting the old price',
    'await mollie.customerSubscriptions.update(subscription.id, {',
    'await Promise.resolve({',
  ]),
  ...inFile('functions/http/studioOnly.ts', [
    'any website counts our customers',
    'if (!origin || !isStudio(origin))',
    'if (!origin)',
  ]),
  ...inFile('functions/endpoints/invoice.ts', [
    'any number shows an invoice',
    'invoices.find(({number}) => number === asked) ?? null',
    'invoices[0] ?? null',
  ]),
  ...inFile('functions/jobs/reconcile.ts', [
    'details that come late bring no invoice',
    '(id) => issueInvoices(id, run)',
    'async () => {}',
  ]),
  ...inFile(
    'functions/notifications/send.ts',
    ['mails have no mark', '[MARK, ...attachments]', 'attachments'],
    ['silence after the message is a refusal', 'isHandedOver && !isAnswered', 'false'],
    ['a refused message counts as sent', 'isHandedOver && !isAnswered', 'isHandedOver'],
    ['what is given up still arrives', 'signal: limit.signal,', ''],
    ['absence notices are answered', "'Auto-Submitted': 'auto-generated', ", ''],
  ),
  ...inFile('functions/notifications/outbox.ts', [
    'a mail that most likely arrived is sent at every webhook',
    "(onlyDue || mail.state === 'unconfirmed')",
    'onlyDue',
  ]),
  ...inFile('functions/notifications/delivery.ts', [
    'a price that nobody may know counts as told',
    "mail.kind === 'priceChange'",
    'false',
  ]),
  ...inFile('web/src/renderer/release.ts', [
    'a script in a drawing runs on the site',
    'address.startsWith(EDITORS_FILES) || !PAGE_TYPES.test(type) ? FILE_POLICY : null',
    'null',
  ]),
  ...inFile(
    'functions/portal/links/signInLink.ts',
    ['an address is mailed links all day', '(sent.at(-1) ?? ', "('' ?? "],
    ['links that are used are counted', "SET sent = '[]' WHERE", 'SET sent = sent WHERE'],
    [
      'addresses of unused links stay',
      "'DELETE FROM sign_in_links WHERE at < $1'",
      "'DELETE FROM sign_in_links WHERE at < $1 AND 1 = 0'",
    ],
  ),
  ...inFile('local/content/archive.ts', ['an import takes files of this machine', 'isInside(asset) ? []', 'true ? []']),
  ...inFile('web/src/renderer/files/escapeMarkdown.ts', [
    'words of content are markup in Markdown',
    "replaceAll(LESS_THAN, '&lt;')",
    "replaceAll(LESS_THAN, '<')",
  ]),
  ...inFile('domain/environment/errorEnvelope.ts', [
    'a long message holds a process up',
    '.slice(0, LONGEST_MESSAGE)',
    '',
  ]),
  ...inFile('functions/http/response.ts', [
    'pages of functions share a window with whoever opened them',
    "  'cross-origin-opener-policy': 'same-origin',\n",
    '',
  ]),
  ...inFile('functions/billing/payments/forgetAtMollie.ts', [
    'names stay in the metadata of payments at Mollie',
    'if (kept.length < all.length)',
    'if (false)',
  ]),
  ...inFile('functions/database/sqlite.ts', [
    'what was deleted stays in free pages of the file',
    "await run('VACUUM')",
    '',
  ]),
  ...inFile('functions/portal/exportData.ts', [
    'the download of a customer lacks the invoices',
    '    invoices: invoices.map(({data}) => data),\n',
    '',
  ]),
  ...inFile(
    'functions/admin/signIn/session.ts',
    ['a session that is used never ends', 'AND seen_at >= $2 AND began_at >= $3', 'AND seen_at >= $2 AND $3 = $3'],
    ['any sign-in is fresh enough for a refund', 'beganAt >= ago(now, FRESH_FOR_MS)', 'true'],
    [
      'signing out everywhere leaves other browsers in',
      "'DELETE FROM sessions WHERE email = $1', [email]",
      "'DELETE FROM sessions WHERE email = $1', ['']",
    ],
  ),
  ...inFile('functions/admin/admin.ts', [
    'money goes back after a sign-in of yesterday',
    'if (isRefund(form.act) && !isFreshSession(view.session, now))',
    'if (false)',
  ]),
  ...inFile('functions/portal/links/manage.ts', [
    'a link of the page after paying never ends',
    'Number(until) > now.getTime() &&',
    '',
  ]),
  ...inFile('functions/portal/reply.ts', [
    'a page that was opened for an hour passes on a link that lasts',
    'managePath(order, linkSecrets(), each, token)',
    'managePath(order, linkSecrets(), each)',
  ]),
  ...inFile('local/site/files.ts', [
    'a file is served by the policy of pages',
    'if (policy) headers',
    'if (false) headers',
  ]),
  ...inFile('functions/admin/order/actionForm.ts', [
    'a form of the admin that failed is closed again',
    'view.failed?.act === key)',
    'false)',
  ]),
  ...inFile('functions/portal/view/sections/cancellation.ts', [
    'a cancellation that failed is closed again',
    '  hasFailed,\n',
    '  false,\n',
  ]),
  ...inFile(
    'functions/portal/portal.ts',
    [
      'links of earlier mails lead nowhere',
      "if (isOld && request.method === 'GET') return redirectTo",
      'if (false) return redirectTo',
    ],
    ['a POST needs no link', 'const isSigned = named && isManageToken', 'const isSigned = named ?? isManageToken'],
  ),
  ...inFile('functions/portal/links/manage.ts', [
    'links die with the secret that signed them',
    'secrets.map((secret) => signatureOf(order, secret)),',
    'secrets.slice(0, 1).map((secret) => signatureOf(order, secret)),',
  ]),
  ...inFile(
    'functions/billing/state/subscriptionOutcomes.ts',
    [
      'a renewal that is on its way is forgotten by a cancellation',
      'payments.find(isCollecting)',
      "payments.find(({status}) => status === 'open')",
    ],
    [
      'nobody is told what was not collected',
      "cents > 0 ? withAlert(order, alert('notCollected', id, cents))",
      'cents > 0 ? order',
    ],
    ['what is owed is forgotten when a cancellation is taken back', 'overdueId && overdueSince', 'false'],
  ),
  ...inFile(
    'functions/billing/state/paymentOutcomes.ts',
    [
      'an earlier payment that ends later ends the order',
      'id === order.paymentId ? {...order, status} : order',
      '{...order, status}',
    ],
    ['the bank takes back one more and the first debt is told again', 'noted.subscription?.overdueId || ', ''],
  ),
  ...inFile('functions/billing/dunning/overdue.ts', [
    'a second renewal that failed is forgotten once the first is paid',
    'if (!next) return settled',
    'return settled',
  ]),
  ...inFile(
    'functions/billing/state/table.ts',
    [
      'a collection that fails after the cancellation pays its period',
      'payment.becomesOverdue), ...when(OVER, payment.endsEarlier)',
      'payment.becomesOverdue), ...when(OVER, nothing)',
    ],
    [
      'what is on hold is missing at Mollie',
      "...when([...RUNNING, 'overdue', 'retrying', 'chargedBack'], subscription.noLongerRuns)",
      "...when([...RUNNING, 'overdue', 'retrying', 'chargedBack'], nothing)",
    ],
  ),
  ...inFile('functions/billing/orders/notify.ts', [
    'a mail is owed twice',
    'mails.some((each) => isSameMail(each, mail)) ? mails : [...mails, mail]',
    '[...mails, mail]',
  ]),
  ...inFile(
    'functions/customers/mailAddress.ts',
    ['an address is corrected for ever', 'if (before > CORRECTIONS) return null', ''],
    ['the link to the old address opens everything', '(order.linkSerial ?? 0) + 1', 'order.linkSerial ?? 0'],
  ),
  ...inFile(
    'functions/endpoints/correct-address.ts',
    ['an address is corrected without a token', ' || !isManageToken(token, order, linkSecrets())', ''],
    ['an address is corrected a year later', ' || !isFresh(order, new Date())', ''],
  ),
  ...inFile('functions/portal/afterPaying.ts', [
    'whoever learns a number later manages the order',
    'if (!isFresh(order, now)) return null',
    '',
  ]),

  // Storage
  ...inFile('local/content-lake/src/storage/store.ts', [
    'a write that failed is seen',
    'this.#commit(dataset, sent, events, rows)\n    this.#forgetting.wait()\n    this.#dataset(dataset).write(applied.changes)',
    'this.#dataset(dataset).write(applied.changes)\n    this.#commit(dataset, sent, events, rows)\n    this.#forgetting.wait()',
  ]),
  ...inFile('local/content-lake/src/storage/database.ts', [
    'an answered transaction does not survive a power cut',
    'synchronous = FULL',
    'synchronous = NORMAL',
  ]),
  ...inFile('local/data/atomicWrite.ts', [
    'a crash leaves half a file',
    'const unfinished =',
    'const unfinished = file ||',
  ]),
  ...inFile('local/content-lake/src/assets/assetStore.ts', [
    'any file of the machine is an image',
    'if (!isAssetName(name)) throw missing',
    '',
  ]),
  ...inFile('local/content-lake/src/api/sockets.ts', [
    'any website listens to drafts',
    'if (refusal(request, origins)) return void refuseUpgrade(socket)',
    '',
  ]),
  ...inFile(
    'local/content-lake/src/api/guard.ts',
    [
      'the lake answers a page that takes the name of this machine',
      "if (!isLoopbackHost(host)) return 'Unknown host'",
      '',
    ],
    ['the lake answers pages of any origin', 'isKnown(origin) ? null :', 'true ? null :'],
  ),
  ...inFile(
    'local/http/loopback.ts',
    ['a website that takes the name of this machine is let in', "if (!isLoopbackHost(host)) return 'Unknown host'", ''],
    [
      'pictures of other websites cost us time',
      "return hasPages && isLink ? null : 'Another website may not use this service'",
      'return null',
    ],
  ),

  // The Studio's views
  ...inFile('studio/views/samples/MailView.tsx', [
    'the sample mail is of one period',
    'useSampleOrder(language, period)',
    "useSampleOrder(language, 'monthly')",
  ]),
  ...inFile('studio/views/samples/SubscriptionView.tsx', [
    'the sample page has one state',
    'value === state',
    "value === 'running'",
  ]),
  ...inFile('studio/views/useFollowed.ts', [
    'a view is read once',
    'void (isReason(event) && readNow())',
    "void (event.type === 'welcome' && readNow())",
  ]),

  // Answers to visitors
  ...inFile(
    'web/src/renderer/publish.ts',
    ['a page that broke is gone', 'if (keys) made[path] = keys\n    else delete made[path]', 'delete made[path]'],
    ['every page is drawn for every change', 'old?.data === key && before?.code === renderer.code', 'false'],
  ),
  ...inFile(
    'web/src/gatsby/rendering/html.ts',
    ['a text of an editor ends the script', ".replaceAll('<', '\\\\u003c')", ''],
    ['any script may run', 'const hashes = [...bare', 'const hashes = ["\'unsafe-inline\'", ...bare'],
  ),
  ...inFile('web/src/preview/messageFilter.ts', [
    'any page that frames us is heard',
    'message.origin !== studio || ',
    '',
  ]),

  // Drawn markup that browser tests checked before
  ...inFile(
    'functions/ui/mailLayout.ts',
    ['a mail is not HTML', '\n</main>\n</td>', '\n</td>'],
    ['a mail has no heading', '<h1 style="', '<p style="'],
    ['a mail has two buttons', '<p class="action" style="', '<p><a class="button" href="/">x</a></p><p style="'],
  ),
  ...inFile(
    'functions/portal/view/page.ts',
    ['the customer’s page has no heading', '<h1 id=', '<p id='],
    ['a menu is there in one language alone', 'id !== language &&', "language === 'nl' &&"],
  ),
  ...inFile('web/src/layout/CustomerPage.tsx', [
    'pages of customers do not change their language',
    '            <LanguageSwitch />\n',
    '',
  ]),
  ...inFile('web/src/layout/Header.tsx', [
    'the bar does not lead to the login page',
    '{quiet.length > 0 && <div className="quiet">{quiet.map(entry)}</div>}',
    '',
  ]),
  ...inFile('web/src/ui/Accordion.tsx', [
    'two answers are open at once',
    '<details key={id} name={name}>',
    '<details key={id}>',
  ]),
  ...inFile('web/src/ui/dialogs/PlanDialog.tsx', ['the dialog of all plans shows one', '{shown.map(', '{[only].map(']),
  ...inFile(
    'web/src/screens/payment/PaymentCancelled.tsx',
    ['an expired payment is said to be cancelled', "status === 'expired' ? expired : cancelled", 'cancelled'],
    [
      'trying again leads to another language',
      "pathOf('checkout', language, tried.plan)",
      "pathOf('checkout', 'nl', tried.plan)",
    ],
  ),
  // Pages of the table, which the recipes test once looked for on a built site
  ...inFile('web/src/renderer/content/makePages.ts', [
    'pages are made in the default language only',
    'LANGUAGES.map((language) => ({',
    'LANGUAGES.slice(0, 1).map((language) => ({',
  ]),
  ...inFile('web/src/layout/Page.tsx', ['a page is drawn without its content', '{children}</main>', '</main>']),
  ...inFile('domain/money/typedNumber.ts', [
    'the comma of a typed amount is dropped',
    ".replace(SPACE_OF_THOUSANDS, '')",
    ".replace(SPACE_OF_THOUSANDS, '').replace(',', '')",
  ]),
  ...inFile('domain/content-rules/dataset/datasetChange.ts', [
    'a price may become half or twice as much without a question',
    '    ...farFromLast(before, after),\n',
    '',
  ]),
  ...inFile('domain/content-rules/problem.ts', [
    'an amount that changed in a problem makes it a new one',
    '.filter(([name]) => IDENTIFYING.includes(name))',
    '',
  ]),
  ...inFile('web/src/renderer/content/queryTree.ts', [
    'a query of documents whose type it does not name reads none',
    'typesOf(expr) ?? [ANY]',
    'typesOf(expr) ?? []',
  ]),
  ...inFile('domain/texts/placeholderValues.ts', [
    'a discount of nothing is read on the site',
    'percents.includes(0) ? NO_SAVING : ',
    '',
  ]),
  ...inFile('studio/views/deleted/deleted.ts', [
    'restoring a document forgets its draft',
    '.sort(draftFirst)',
    '.sort(draftFirst).reverse()',
  ]),
  ...inFile('domain/texts/mailKinds.ts', ['a mail that ships has a kind that nobody knows', "  'signIn',\n", '']),
  // Publications whose webhook call was lost
  ...inFile(
    'functions/publishing/behind.ts',
    ['a lost deletion stays on the site', 'last.documents !== undefined && last.documents !== documents', 'false'],
    ['a lost publication stays away until midnight', "(at ?? '') > last.contentUpTo ||", ''],
  ),
  ...inFile(
    'functions/publishing/catchUp.ts',
    [
      'pages of a newer deploy stay after an earlier one is put back',
      'if (waits || isOther) await purge(served)',
      'if (waits) await purge(served)',
    ],
    [
      'a build that failed is asked for every five minutes',
      "deploy?.state !== 'succeeded' || !deploy.live",
      '!deploy?.live',
    ],
  ),
  ...inFile('functions/publishing/status.ts', [
    'the Studio is not told that pages lag',
    '...(behindSince && {behindSince}),',
    '',
  ]),
  // A database that sleeps
  ...inFile(
    'functions/jobs/idle/idle.ts',
    [
      'a change of an order wakes no schedule',
      "moment < rest.until && moment >= (active?.until ?? '')",
      'moment < rest.until',
    ],
    ['the schedule rests beyond what is due', 'if (moment < rest.until &&', 'if (moment &&'],
  ),
  ...inFile(
    'functions/jobs/idle/nextDue.ts',
    [
      'a paid order without a subscription waits until the next morning',
      'if (waiting.length + uninvoiced.length > 0) return moment',
      'if (uninvoiced.length > 0) return moment',
    ],
    [
      'a mail that is owed waits until the next morning',
      "SELECT MIN(COALESCE(next_at, $1)) AS due FROM mails WHERE state = 'pending'",
      "SELECT MIN(next_at) AS due FROM mails WHERE state = 'no'",
    ],
  ),
  ...inFile('functions/http/request.ts', [
    'any bearer key is right',
    'if (!timingSafeEqual(digest(given), digest(key)))',
    'if (!given)',
  ]),
  ...inFile('functions/monitoring/measures.ts', [
    'a schedule that rested for hours is called late',
    '[reconciledAt, resting.awakeSince]',
    '[reconciledAt]',
  ]),
  // Rate limits
  ...inFile(
    'functions/http/limits.ts',
    ['nobody is ever refused', 'if (requests > COUNTED[endpoint]) throw tooMany()', ''],
    [
      'counts of every minute are added up',
      'CASE WHEN request_counts.window_start = excluded.window_start THEN request_counts.requests + 1 ELSE 1 END',
      'request_counts.requests + 1',
    ],
    ['each address of an IPv6 network counts by itself', '    .slice(0, 4)\n', ''],
    [
      'addresses of clients are kept for ever',
      "if (requests === 1) await query('DELETE FROM request_counts WHERE window_start < $1', [old])",
      '',
    ],
  ),
  ...inFile(
    'functions/billing/vat/reinvoice.ts',
    ['VAT that was charged is kept', '? left.vat : 0', '? 0 : 0'],
    ['money that is underway is invoiced anew', 'refunded === credited && chargedBack === 0', 'chargedBack === 0'],
  ),
  ...inFile(
    'functions/billing/vat/schemeChange.ts',
    ['an announced price keeps the VAT of before', '{...change, ...atRate(change, vatRate)}', '{...change}'],
    ['another scheme begins amid a collection', '    !AT_REST.has(stateOf(order, now)) ||\n', ''],
  ),
  ...inFile('functions/billing/invoices/due.ts', [
    'what was replaced is credited again with the next refund',
    "if (kind === 'invoicedAnew') most = whole.total - total",
    '',
  ]),
  ...inFile('local/site/functions.ts', ['a client says itself who it is', '  headers.delete(CLIENT_HEADER)\n', '']),
  // Faults that everything passed once
  ...inFile('functions/billing/payments/completeOrder.ts', [
    'a refund that was refused is asked for by every webhook',
    'if (payment.refundNextAt !== undefined && payment.refundNextAt > now().toISOString()) continue',
    '',
  ]),
  ...inFile('functions/billing/payments/mollieError.ts', [
    'Mollie that has too much to do refused a refund',
    'status >= 400 && status < 500 && status !== 429',
    'status >= 400 && status < 500',
  ]),
  ...inFile('functions/billing/subscriptions/wanted.ts', [
    'a subscription starts from the day of its webhook',
    '{from: nextRenewal(paidAt, period, order), isMade:',
    '{from: nextRenewal(new Date().toISOString(), period, order), isMade:',
  ]),
  ...inFile('functions/billing/orders/order.ts', [
    'what pays for a retry is of no period',
    'payments.find(({id}) => id === renewalOf)',
    'payments.find(({id}) => id === renewalOf && !origin)',
  ]),
  ...inFile('studio/views/together/publishTogether.ts', [
    'words that nobody looked at go live',
    '      ifDraftRevisionId: _rev,\n',
    '',
  ]),
  ...inFile('studio/views/together/undo.ts', [
    'an undo deletes what it has no history of',
    'before === null ? [] : [{...state, before}]',
    '[{...state, before: before ?? undefined}]',
  ]),
  ...inFile('domain/sets/mutations.ts', [
    'an undo overwrites what was published meanwhile',
    "ifRevisionID: _rev, unset: ['_asRead']",
    "unset: ['_asRead']",
  ]),
  ...inFile('domain/sets/returning.ts', [
    'a set that ends loses the words of what it made',
    '(draft ? [] : [{create: words}])',
    '[]',
  ]),
  ...inFile('functions/billing/ledger/record.ts', [
    'a webhook forgets what was credited',
    '{...before, ...latest, status: before.status',
    '{...latest, status: before.status',
  ]),
  ...inFile('functions/billing/subscriptions/wanted.ts', [
    'a refunded order begins its subscription',
    'isMade: !wentBackWhole(order)',
    'isMade: true',
  ]),
  ...inFile(
    'functions/billing/ledger/refunds.ts',
    ['what was credited of a payment made twice is lost', ' + creditedElsewhere(order, payment)', ''],
    ['ids decide which of two payments goes back', 'before < position', 'other.id < payment.id'],
    [
      'what the bank took back goes back again',
      'owedBack(order, payment) - refunded - chargedBack)',
      'owedBack(order, payment) - refunded)',
    ],
    ['days of a dearer plan before it was paid are kept', 'Math.max(lateCents(order, payment), ', 'Math.max('],
    ['what is paid again goes back', '        !isTakenBack(order, other),\n', ''],
  ),
  ...inFile('functions/billing/payments/mandate.ts', [
    'the cent of a new method goes back twice',
    '  if (goneOf(payment) > 0) return true\n',
    '',
  ]),
  ...inFile(
    'functions/billing/prices/priceChange.ts',
    [
      'a price changes though nobody was told',
      'isOpen(change) && change.toldAt && change.startsOn <=',
      'isOpen(change) && change.startsOn <=',
    ],
    [
      'a price changes at Mollie for who is on hold',
      'goesOn(subscription)\n    ? priceChanges',
      'subscription\n    ? priceChanges',
    ],
  ),
  ...inFile('functions/jobs/subscriptions.ts', [
    'an order that has not noted its subscription loses it to the comparison',
    '  if (!subscription && !duplicateOf) return\n',
    '',
  ]),
  ...inFile('functions/jobs/reconcile.ts', [
    'the mark moves though the run was cut off',
    'if (!(await settleEach(run, paymentsThatDiffer(mollie, database, since)))) return',
    'await settleEach(run, paymentsThatDiffer(mollie, database, since))',
  ]),
  ...inFile('functions/billing/invoices/issue.ts', [
    'an invoice is issued for details that are gone',
    'if (!locked || !canIssue(locked.order)) return []',
    'if (!locked) return []',
  ]),
  ...inFile('web/src/renderer/publish.ts', [
    'an older publish wins',
    '    theirs.contentUpTo >= ours.contentUpTo &&\n',
    '',
  ]),
  ...inFile('functions/publishing/page.ts', [
    'pages of yesterday stay past midnight',
    'release === null || release.today !== amsterdamDay(now)',
    'release === null',
  ]),
  ...inFile('functions/publishing/contentWebhook.ts', [
    'a site is made before queries see the change',
    "now !== null && now >= (_updatedAt ?? '')",
    'now !== null',
  ]),
  // Backups and restoring of what Netlify keeps
  ...inFile('functions/database/migrationFiles.ts', [
    'tables of before 1.0.0 are adopted half',
    'applied.length > 0 && !applied.includes(baseline)',
    'false',
  ]),
  ...inFile('domain/content/migrations.ts', [
    'content of before 1.0.0 is migrated by the wrong migrations',
    '_id === type && !(field in Object(values))',
    'false',
  ]),
  ...inFile('functions/database/migrationState.ts', [
    'an empty list of migrations is taken for ours, so a backup has no orders',
    'if (ours.length > 0) return',
    'if (columns.some(({table}) => table === OURS)) return',
  ]),
  ...inFile('functions/database/migrate.ts', [
    'tables that another made are migrated',
    "if (keeper === 'host' || keeper === 'unknown')",
    "if (keeper === 'unknown')",
  ]),
  ...inFile(
    'functions/commands/dump.ts',
    [
      'tables of no release are saved as if they could be restored',
      "if (keeper === 'unknown')\n      throw",
      'if (false)\n      throw',
    ],
    [
      'a restore that replaces leaves what was there',
      "(replace && name !== 'ledger_exceptions') || BY_THEMSELVES",
      'BY_THEMSELVES',
    ],
  ),
  ...inFile(
    'local/backup/replaceOrders.ts',
    ['any name lets orders be replaced', 'if (answer !== name)', 'if (!answer)'],
    ['orders are replaced without keeping them', '  await save(setup, kept)\n', ''],
  ),
  ...inFile('local/backup/setup.ts', [
    'a backup of production takes this machine’s orders',
    'if (named.SANITY_PROJECT_ID && !named.LAKE_URL && !database)',
    'if (false)',
  ]),
  // The checkout without its scripts
  ...inFile('functions/checkout/page/checkoutPage.ts', [
    'the answer to a refused form fetches the scripts of the page',
    "return !isIn(element, 'head') && attribute(element, 'data-stays') === undefined",
    'return false',
  ]),
  ...inFile('web/src/session/formScript.ts', [
    'a letter is kept when its field is left, not when it is typed',
    "['input','change',",
    "['change',",
  ]),
  ...inFile('domain/customers/typedText.ts', [
    'a name keeps marks of direction',
    "JOINERS.includes(sign) ? sign : ''",
    'sign',
  ]),
  ...inFile('domain/customers/vatNumberText.ts', [
    'the code of Greece stands before a VAT number',
    "{EL: 'EL|GR|ΕΛ|EΛ'}",
    "{EL: 'EL'}",
  ]),
  ...inFile('functions/customers/vatNumber.ts', [
    'a VAT number of another country is taken',
    'isValid && found?.isoCode.short === country',
    'isValid && found',
  ]),
  // Answers to monitors
  ...inFile('functions/http/head.ts', [
    'a HEAD is taken for what is no GET',
    "if (request.method !== 'HEAD') return answer(request, context)",
    'if (request.method) return answer(request, context)',
  ]),
  ...inFile(
    'functions/checkout/checkoutHealth.ts',
    ['a closed shop is healthy when Mollie is away', "return ['Mollie cannot be reached.']", 'return []'],
    [
      'content of a wrong type is healthy',
      'if (problems.length > 0) return problems',
      'if (problems.length < 0) return problems',
    ],
    [
      'content that is away is healthy',
      "if (!documents) return ['The content cannot be read.']",
      'if (!documents) return []',
    ],
  ),
  ...inFile('functions/monitoring/checks.ts', [
    'a closed shop is healthy',
    'closed: {now: closed.length, limit: 1}',
    'closed: {now: 0, limit: 1}',
  ]),
  ...inFile('functions/endpoints/health.ts', [
    'numbers are for everybody',
    'isInsider ? checks : publicly(checks)',
    'checks',
  ]),
  ...inFile(
    'functions/monitoring/alarm.ts',
    ['a hiccup is mailed', "state === 'seen' ? LASTS_MS : AGAIN_MS", "state === 'seen' ? 0 : AGAIN_MS"],
    ['an alarm is mailed in each run', "state === 'seen' ? LASTS_MS : AGAIN_MS", 'LASTS_MS'],
  ),
  ...inFile('functions/http/handler.ts', [
    'content of a wrong type is a fault of the code',
    '|| (await isOfContent(error))',
    '',
  ]),
  ...inFile('web/src/renderer/content/readContent.ts', [
    'the code is blamed for content of a wrong type',
    'if (problems.length === 0) throw error',
    'if (problems.length >= 0) throw error',
  ]),
  ...inFile('web/src/layout/errors/ErrorBoundary.tsx', [
    'a fault that came once shows the error screen',
    'if (isFirst) this.setState({failed: false})',
    '',
  ]),
  ...inFile(
    'functions/billing/invoices/missingGlyphs.ts',
    ['an invoice is frozen with boxes, and nobody is told', 'if (letters.length === 0) return null', 'return null'],
    ['what the shop itself closed counts as the word of an operator', "actor.startsWith('operator') &&", ''],
  ),

  // Faults of deleted browser tests, which unit tests see
  ...inFile('functions/endpoints/order-status.ts', [
    'a payment that is pending has a next collection',
    "(status === 'paid' && {nextPayment",
    '(true && {nextPayment',
  ]),
  ...inFile('functions/billing/payments/mollie.ts', [
    'any text that begins like an id is asked of Mollie',
    '/^tr_[A-Za-z0-9]{5,40}$/.test(id)',
    "id.startsWith('tr_')",
  ]),
  ...inFile(
    'functions/billing/payments/snapshot.ts',
    ['a refund is not recorded', 'refunded: centsOf(money.amountRefunded)', 'refunded: 0'],
    ['a chargeback is not recorded', 'chargedBack: centsOf(money.amountChargedBack)', 'chargedBack: 0'],
  ),
  ...inFile('functions/jobs/molliePages.ts', [
    'the cent of a free period stays when its refund failed and no webhook comes',
    ' && !owesCent(payment)',
    '',
  ]),
  ...inFile('functions/billing/offers/withDiscount.ts', [
    'free periods make a subscription of nothing',
    ' && total > 0',
    '',
  ]),
  ...inFile('functions/billing/payments/snapshot.ts', [
    'a renewal without metadata has no order',
    '(customerId ? orderIdIn((await mollie.customers.get(customerId)).metadata) : null)',
    'null',
  ]),
  ...inFile('functions/billing/subscriptions/renewal.ts', [
    'a period begins on the day in Greenwich',
    'monthsLater(amsterdamDay(new Date(paidAt)), MONTHS[period] * periodsOfFirst(offer))',
    'monthsLater(paidAt.slice(0, 10), MONTHS[period] * periodsOfFirst(offer))',
  ]),
  ...inFile('functions/checkout/page/checkoutPage.ts', [
    'a refused form hydrates as the page that it replaces',
    'for (const element of elements.filter(isForHydration)) detach(element)',
    '',
  ]),
  ...inFile(
    'functions/links/publicFetch.ts',
    ['a name with one public address leads into the network', 'addresses.every(', 'addresses.some('],
    ['an address in place of a name is asked', ' || (isIP(host) && !mayConnect(host, port, host))', ''],
    ['a redirect is followed unasked', 'if (mayAsk && !(await mayAsk(url)))', 'if (!mayAsk)'],
  ),
]
