-- Written-off claims whose money came after all: the credit note of the write-off is taken back.
ALTER TABLE payments ADD COLUMN write_off_reversed integer;
