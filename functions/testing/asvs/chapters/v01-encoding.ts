import type { Chapter } from '../chapter.ts'

/** Encoding and sanitization. */
export const encoding: Chapter = {
  shown: `V1.1.1 V1.1.2 V1.2.1 V1.2.2 V1.2.3 V1.2.4 V1.2.5 V1.2.9 V1.3.2 V1.3.3 V1.3.4 V1.3.5 V1.3.6 V1.3.7 V1.3.11 V1.4.2
    V1.5.2`,
  absent: {
    'V1.2.6': 'There is no LDAP.',
    'V1.2.7': 'There is no XPath, and no XML is read.',
    'V1.2.8': 'There is no LaTeX.',
    'V1.3.1': 'Nobody writes HTML here: all that people write is text.',
    'V1.3.8': 'There is no Java, so no JNDI.',
    'V1.3.9': 'There is no memcache; the edge’s cache is asked by addresses that the platform parses.',
    'V1.3.10': 'JavaScript has no format strings that read what they are not given.',
    'V1.4.1 V1.4.3': 'JavaScript gives out no memory by address, and nothing unmanaged is part of the Worker.',
    'V1.5.1': 'No XML is read.',
  },
}
