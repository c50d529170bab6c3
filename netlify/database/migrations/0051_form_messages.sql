-- Messages that visitors sent with a form of the site: functions/forms/messages.ts. `fields` is JSON of labels and values as they
-- were read. `digest` and `slot`, a minute, keep the same message from being stored twice. `mail_next_at` is when its mail to
-- the company is tried, null once nothing is left to do; `mail_state` is pending, unconfirmed, sent or given up.
CREATE TABLE form_messages (
  id text PRIMARY KEY,
  form text NOT NULL,
  form_name text NOT NULL,
  language text NOT NULL,
  fields text NOT NULL,
  email text,
  sent_at text NOT NULL,
  digest text NOT NULL,
  slot integer NOT NULL,
  handled_at text,
  handled_by text,
  mail_state text NOT NULL DEFAULT 'pending',
  mail_tries integer NOT NULL DEFAULT 0,
  mail_next_at text
);
CREATE UNIQUE INDEX form_messages_once ON form_messages (digest, slot);
CREATE INDEX form_messages_by_time ON form_messages (sent_at, id);
CREATE INDEX form_messages_open ON form_messages (sent_at) WHERE handled_at IS NULL;
CREATE INDEX form_messages_of_address ON form_messages (email) WHERE email IS NOT NULL;
CREATE INDEX form_messages_due ON form_messages (mail_next_at) WHERE mail_next_at IS NOT NULL;
