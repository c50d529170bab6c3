/** Before anything of the Studio is loaded: its words are made once, and these tests read the English ones. */
localStorage.setItem('sanity-locale:local:default', 'en-US')
