-- Until when Telegram has asked to leave a channel alone: also for what is queued only then.
CREATE TABLE channel_pauses (
  channel_id text PRIMARY KEY,
  until timestamptz NOT NULL
);
