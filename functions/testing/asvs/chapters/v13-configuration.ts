import type { Chapter } from '../chapter.ts'

/** Configuration. */
export const configuration: Chapter = {
  shown: 'V13.2.3 V13.2.4 V13.2.5 V13.4.1 V13.4.2 V13.4.3 V13.4.4 V13.4.5',
  said: {
    'V13.1.1': 'The README names whom the Worker calls; nobody else can make it call another.',
    'V13.3.1 V13.3.2':
      'Secrets are those of the Pages project and its Worker, written by who deploys and read by nobody.',
  },
  differs: {
    'V13.2.1':
      'Database, mail and model are opened by keys that last until somebody replaces them: they offer nothing shorter.',
    'V13.2.2': 'Migrations and the site use one role of the database, unless who deploys makes two.',
  },
}
