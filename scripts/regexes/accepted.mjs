/**
 * Regular expressions that may take longer than their input is long, with the reason why that does no
 * harm. `npm run check:regexes` fails for any other, and for every one that is exponential.
 * @type {Record<string, readonly string[]>}
 */
export const accepted = {
  'These read a word, a title, an answer or one line, which the contract keeps to 2,000 characters.':
    [
      String.raw`/-+$/`,
      String.raw`/=+$/`,
      String.raw`/^-+|-+$/g`,
      String.raw`/\s*(?:…|\.\.\.)\s*/g`,
      String.raw`/^[\s"“”'‘’.,;:!?]+|[\s"“”'‘’.,;:!?]+$/g`,
      String.raw`/\s*\|\s*/`,
      String.raw`/\s*;\s*/`,
      String.raw`/\s+[–—]\s+/`,
      String.raw`/\s+-+\s+/`,
      String.raw`/\s*(?:=>|->|→|=)\s*/`,
      String.raw`/\s*:\s+/`,
      String.raw`/\s*,\s*/`,
      String.raw`/^(.+?)\s*\((?:as\s+|=\s*)?([^()]+)\)\s*$/`,
      String.raw`/\s*\([^()]*\)\s*/g`,
      String.raw`/([\p{L}'’-]+)\/([\p{L}'’-]+)/u`,
      String.raw`/[.?!…]+(["”’)]?)$/`,
      String.raw`/\S[\s\S]*?(?:(?<!\b[ap]\.m|\b(?:Mr|Dr|Ms|Mrs|e\.g|i\.e))[.?!…]+["”’')\]]*(?=\s|$)|$)/g`,
      String.raw`/(?<!\w)(?:an?|the|my|your|his|her|its|our|their|this|that|these|those|every|each|one|no|\w+[’']s)\s+(?:(?!little\b)[\w’-]+\s+)?$/i`,
      String.raw`/[\s.,;:–-]+$/`,
      String.raw`/\s*[,;|•·–]\s*|\s\/\s/`,
      String.raw`/\s*\n\s*/g`,
      String.raw`/[.!?…][”"’)]?\s(?!.*[.!?…][”"’)]?\s)/su`,
      String.raw`/[,;:–—]\s(?!.*[,;:–—]\s)/su`,
      String.raw`/[\s\p{Pd}\p{Ps}\p{Pi}\p{Cs}.,;:!?…]+$/u`,
    ],
  'These have bounds of their own: what is read again from one place is a few thousand characters at most.':
    [
      String.raw`/url\(\s{0,9}(?:"([^"]{0,2000})"|'([^']{0,2000})'|([^)"'\s]{0,2000}))\s{0,9}\)/gi`,
      String.raw`/:focus[^{]{0,300}\{[^}]{0,1000}?outline\s{0,9}:\s{0,9}(?:none|0)\b(?![^}]{0,1000}(?:border|shadow|background))/i`,
      '/\'(?:\\\\[\\s\\S]|[^\'\\\\]){0,500}\'|"(?:\\\\[\\s\\S]|[^"\\\\]){0,500}"|`(?:\\\\[\\s\\S]|[^`\\\\]){0,500}`/g',
      String.raw`/(?<![-\w])color\s*:\s*([^;]+)/i`,
      String.raw`/(?<![\w$.])([A-Za-z_$][\w$]{0,80})\s{0,9}\(/g`,
      String.raw`/function\s{1,9}([\w$]{1,80})\s{0,9}\([^)]{0,200}\)\s{0,9}\{/g`,
      String.raw`/same (?:code )?as (?:before|above)|for brevity|rest of (?:the )?(?:code|function|logic)|(?:code|function|logic|content|questions?) (?:remains?|stays?|is|are) (?:the same|unchanged)|unchanged|preserved exactly|existing code|omitted|\.\.\.\s*(?:remaining|rest|more)|your code here|implementation (?:goes )?here|TODO/i`,
      '/getElementById\\(\\s{0,9}(["\'])([^"\'\\\\]{1,200})\\1\\s{0,9}\\)/g',
      '/\\{\\{[^{}]{1,100}\\}\\}|\\$\\{[^{}]{1,100}\\}|<%/',
      String.raw`/<!--([\s\S]{0,400}?)-->/g`,
      '/\\*\\*[^*\\s][^*]{0,300}\\*\\*|^\\s{0,8}#{1,4} \\w|```|\\[[^\\]]{1,100}\\]\\(https?:/m',
      String.raw`/same as before|for brevity|preserved exactly as before|\(?remaining (?:questions|items|sentences|words)\)?[^.]{0,30}(?:here|same|unchanged|omitted)|…\s*remaining|\.\.\.\s*remaining|rest of the (?:code|content|questions)/i`,
      '/"(?:[^"\\\\\\n]|\\\\.){0,2000}"|\'(?:[^\'\\\\\\n]|\\\\.){0,2000}\'|`(?:[^`\\\\]|\\\\.){0,2000}`/g',
      String.raw`/(\d{1,4})\s*(?:\/|out of|of)\s*(\d{1,4})(?![\d/])/gi`,
    ],
  'These read only the beginning of a page: 20,000 characters, or the 1,024 bytes in which an encoding is declared.':
    [
      String.raw`/<meta[^>]{0,300}?charset\s{0,9}=\s{0,9}["']?\s{0,9}([\w:-]+)/i`,
      String.raw`/<html\b[^>]*\slang\s*=/i`,
    ],
  'These read what this project or its build has written itself.': [
    '/\\bimport\\(([`"\'])\\.\\/([^`"\']+)\\1\\)/g',
    String.raw`/[^/]+$/`,
    String.raw`/(\d+)(\.|beta|rc|\s|$)/`,
    String.raw`/\.([a-z_][\w-]*)(?=[^{}]*\{)/gi`,
    String.raw`/@font-face\s*\{[^}]*\burl\([^}]*\}/g`,
    String.raw`/\?.*$/`,
    String.raw`/\b(?:later|laterInUse)(?:<[^>]*>)?\(\s*async \(\) =>\s*\(await import\('([^']+)'\)\)/g`,
    String.raw`/\/web\/(?!router\/later).*\.tsx$/`,
    String.raw`/\b(?:later|laterInUse)(?:<[^>]*>)?\(/g`,
    String.raw`/^( +)warning\(\n.*?^\1\);$/gms`,
    String.raw`/^var (\w+) = (class extends React\d*\.Component \{.*?^\});$(?:\n\1(\.contextType = \w+;)$)?/gms`,
    String.raw`/(\w+) = require\("([\w-]+)"\)/g`,
    String.raw`/(\w+) = require\("[\w-]+"\)/g`,
    String.raw`/^var (\w+) = (new Set\(.*?\)|Object\.getOwnPropertyNames\(.*?\));$/gms`,
  ],
}
