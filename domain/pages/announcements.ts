type Dated = {firstDay: string; lastDay: string}

/** Announcement that is shown on a day (YYYY-MM-DD, in Amsterdam): of those that overlap the one that began last. */
export const announcementOn = <T extends Dated>(announcements: readonly T[], day: string): T | undefined =>
  announcements
    .filter(({firstDay, lastDay}) => firstDay <= day && day <= lastDay)
    .reduce<T | undefined>((last, each) => (last && last.firstDay > each.firstDay ? last : each), undefined)
